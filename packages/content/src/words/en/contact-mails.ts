/** The mails of the contact form. What the sender typed stands in them as a quotation, and nowhere else. */
export const contactMails = {
  copy_subject: 'Your message to Ankur ({reference})',
  copy_what: 'We have your message. We will get back to you as soon as possible.',
  copy_reference: 'Your reference is {reference}. Name it if you write to us about this message.',
  copy_quote: 'This is what was written:',
  copy_kept: 'We keep your message for 12 months. Then it is deleted.',
  copy_not_you: 'If you did not write this, you need not do anything. Somebody may have typed your address by mistake.',
  copy_footer: 'Ankur is free, for families of autistic children. We send no advertising.',
} as const
