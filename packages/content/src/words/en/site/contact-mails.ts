/** The mails of the contact form. What the sender typed stands in them as a quotation, and nowhere else. */
export const contactMails = {
  copy_subject: 'Your message to Ankur ({reference})',
  copy_what: 'We have received your message. We will get back to you as soon as possible.',
  copy_reference: 'Your reference number is {reference}. Quote it if you write to us about this message.',
  copy_quote: 'You wrote:',
  copy_kept: 'We keep your message for 12 months. Then we delete it.',
  copy_not_you: 'If you did not write this, you do not need to do anything. Someone may have typed your address by mistake.',
  copy_footer: 'Ankur is free for families of autistic children. We do not send advertising.',
} as const
