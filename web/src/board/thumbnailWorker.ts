// A web worker that draws charts: a large map takes longer than a click may wait.

import { chartMarkup } from './chart';
import { Layout } from './layout';
import { loadArt } from '../games';
import type { Order, Painting } from './thumbnail';

self.onmessage = async ({ data }: MessageEvent<Order>): Promise<void> => {
  const { number, game, board, flip } = data;
  const art = await loadArt(game, board.shape);
  const markup = await chartMarkup(new Layout(board, flip), art, { fine: true, contrast: false });
  const painting: Painting = { number, picture: new Blob([markup], { type: 'image/svg+xml' }) };
  self.postMessage(painting);
};
