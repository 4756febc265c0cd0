// How rough polygons of an area map become coasts and borders. Only some games have such a map: their
// drawings bring the way with them.

import type { Pt } from '../art/hex';

type Outlines = (polygons: Pt[][], width: number, height: number, wraps?: boolean) => Pt[][];

export const areaOutlines: { of: Outlines | null } = { of: null };
