/** The only event of Telegram. */
export const telegramEvents = ['update'] as const
