import type { reportMails as english } from '../../en/reports/report-mails.ts'
import type { Words } from '../../words.ts'

export const reportMails: Words<typeof english> = {
  report_mail_subject: 'ਤੁਹਾਡਾ ਸੰਭਾਲਿਆ ਹੋਇਆ ਪੰਨਾ',
  report_mail_why: 'ਕਿਸੇ ਨੇ ਅੰਕੁਰ ਨੂੰ ਕਿਹਾ ਕਿ ਇਹ ਪੰਨਾ ਤੁਹਾਡੇ ਪਤੇ ਉੱਤੇ ਭੇਜਿਆ ਜਾਵੇ। ਮੇਲ ਜਾਣ ਤੋਂ ਬਾਅਦ ਤੁਹਾਡਾ ਪਤਾ ਨਹੀਂ ਰੱਖਿਆ ਜਾਂਦਾ।',
  report_mail_file: 'ਨਾਲ ਲੱਗੀ ਫ਼ਾਈਲ ਵਿੱਚ ਇਹੀ ਪੰਨਾ ਹੈ, ਅਤੇ ਡਾਕਟਰ ਲਈ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਇੱਕ ਪੰਨਾ ਵੀ।',
  report_mail_not_you: 'ਇਹ ਮੇਲ ਤੁਹਾਡੇ ਲਈ ਨਹੀਂ ਸੀ? ਤਾਂ ਤੁਸੀਂ ਇਸ ਨੂੰ ਮਿਟਾ ਸਕਦੇ ਹੋ।',
}
