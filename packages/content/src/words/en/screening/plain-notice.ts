/** Stands wherever our own questions do. */
export const plainNotice = 'These questions are in our own words. They are not the official M-CHAT-R text.'
