/** How a piece came into place: by itself, with its place marked, as the one bright piece, or put there by the help. */
export const ways = ['self', 'marked', 'bright', 'help'] as const
export type Way = (typeof ways)[number]
