// Dates as people write them.

/** A date in the style of the language; anything else unchanged. */
export function dateLine(text: string, language: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${text}T00:00:00Z`));
}
