// One request to the server, and its refusals.

import type { Message, Problem } from './protocol';

/** A refusal by the server, with its message by key. */
export class Refusal extends Error {
  readonly message_: Message;
  constructor(problem: Problem) {
    super(problem.text);
    this.message_ = { key: problem.key, args: problem.args };
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal({ key: 'page-no-server', text: 'The server does not answer.' });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.key ? problem : { key: 'page-refused', text: answer.statusText });
}

export const read = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  send<T>('POST', path, body);

export async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
): Promise<T> {
  const answer = await ask(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}
