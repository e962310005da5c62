/** How a piece was placed: without help, with its place outlined, with the other pieces dimmed, or by the help. */
export const ways = ['self', 'marked', 'bright', 'help'] as const
export type Way = (typeof ways)[number]
