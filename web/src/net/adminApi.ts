// What the server tells its operator; only the screen of the operator needs it.

import { read, send } from './request';
import type { AdminInfo, Draining, NodeInfo, NodeLoad } from './protocol';

/** A server that is alone has no name: the one that answers is `@`. */
const of = (node: NodeInfo): string =>
  `/api/admin/nodes/${encodeURIComponent(node.here ? '@' : node.name)}`;

export const adminApi = {
  overview: () => read<AdminInfo>('/api/admin'),
  load: (node: NodeInfo) => read<NodeLoad>(of(node)),
  drain: (node: NodeInfo) => send<Draining>('POST', `${of(node)}/drain`, {}),
};
