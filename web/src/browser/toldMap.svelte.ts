// A map whose readers are told of each change. Svelte's own tells of every key apart and is a kilobyte
// that each table would load; here few things change, and seldom.

import { untrack } from 'svelte';

export class ToldMap<K, V> {
  private readonly map = new Map<K, V>();
  private changes = $state(0);

  get size(): number {
    return this.read().size;
  }

  get(key: K): V | undefined {
    return this.read().get(key);
  }

  has(key: K): boolean {
    return this.read().has(key);
  }

  [Symbol.iterator](): IterableIterator<[K, V]> {
    return this.read().entries();
  }

  set(key: K, value: V): void {
    this.map.set(key, value);
    this.tell();
  }

  delete(key: K): void {
    if (this.map.delete(key)) this.tell();
  }

  clear(): void {
    if (!this.map.size) return;
    this.map.clear();
    this.tell();
  }

  private read(): Map<K, V> {
    void this.changes;
    return this.map;
  }

  /** Whoever writes does not read by that. */
  private tell(): void {
    this.changes = untrack(() => this.changes) + 1;
  }
}
