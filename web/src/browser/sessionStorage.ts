// Values kept for one table until the window is closed; a reload keeps them.

const place = (table: string, what: string): string => `vezerkar.${what}.${table}`;

export function readSession(table: string, what: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(table, what)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function writeSession(table: string, what: string, value: string[]): void {
  try {
    sessionStorage.setItem(place(table, what), JSON.stringify(value));
  } catch {
    // A private window may refuse to store it: then it lasts until the next reload.
  }
}
