import type { contactMails as english } from '../../en/site/contact-mails.ts'
import type { Words } from '../../words.ts'

export const contactMails: Words<typeof english> = {
  copy_subject: 'ਅੰਕੁਰ ਨੂੰ ਤੁਹਾਡਾ ਸੁਨੇਹਾ ({reference})',
  copy_what: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਾਨੂੰ ਮਿਲ ਗਿਆ ਹੈ। ਅਸੀਂ ਛੇਤੀ ਤੋਂ ਛੇਤੀ ਤੁਹਾਨੂੰ ਜਵਾਬ ਦੇਵਾਂਗੇ।',
  copy_reference: 'ਤੁਹਾਡਾ ਹਵਾਲਾ ਨੰਬਰ {reference} ਹੈ। ਇਸ ਸੁਨੇਹੇ ਬਾਰੇ ਫਿਰ ਲਿਖੋ, ਤਾਂ ਇਹ ਨੰਬਰ ਦੱਸੋ।',
  copy_quote: 'ਤੁਸੀਂ ਇਹ ਲਿਖਿਆ ਸੀ:',
  copy_kept: 'ਅਸੀਂ ਤੁਹਾਡਾ ਸੁਨੇਹਾ 12 ਮਹੀਨੇ ਰੱਖਦੇ ਹਾਂ। ਫਿਰ ਉਹ ਮਿਟਾ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ।',
  copy_not_you: 'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਲਿਖਿਆ, ਤਾਂ ਤੁਹਾਨੂੰ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ। ਸ਼ਾਇਦ ਕਿਸੇ ਨੇ ਗਲਤੀ ਨਾਲ ਤੁਹਾਡਾ ਪਤਾ ਲਿਖ ਦਿੱਤਾ ਹੈ।',
  copy_footer: 'ਅੰਕੁਰ ਔਟਿਸਟਿਕ ਬੱਚਿਆਂ ਦੇ ਪਰਿਵਾਰਾਂ ਲਈ ਹੈ, ਅਤੇ ਮੁਫ਼ਤ ਹੈ। ਅਸੀਂ ਇਸ਼ਤਿਹਾਰ ਨਹੀਂ ਭੇਜਦੇ।',
}
