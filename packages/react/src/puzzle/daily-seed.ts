/**
 * The seed of the day's board: the day of a moment as `YYYY-MM-DD`, now and on the clock of the page unless told.
 * Name a time zone ("Asia/Tokyo") where everybody shall have the same board at the same time, and on a server.
 */
export function dailySeed(moment: Date = new Date(), timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
