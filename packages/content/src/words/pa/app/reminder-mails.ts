import type { reminderMails as english } from '../../en/app/reminder-mails.ts'
import type { Words } from '../../words.ts'

export const reminderMails: Words<typeof english> = {
  subject: 'ਅੰਕੁਰ ਵੱਲੋਂ ਇੱਕ ਯਾਦ',
  asked: 'ਤੁਸੀਂ ਯਾਦ ਕਰਵਾਉਣ ਲਈ ਕਿਹਾ ਸੀ।',
  unfinished: 'ਤੁਸੀਂ ਜੋ ਸ਼ੁਰੂ ਕੀਤਾ ਸੀ, ਉਹ ਹਾਲੇ ਬਾਕੀ ਹੈ। ਕੁਝ ਹੀ ਮਿੰਟ ਲੱਗਣਗੇ।',
  date_has_come: 'ਤੁਹਾਡੀ ਚੁਣੀ ਹੋਈ ਤਾਰੀਖ ਆ ਗਈ ਹੈ।',
  open: 'ਵੇਖਣ ਲਈ ਸਾਈਨ ਇਨ ਕਰੋ: {link}',
  open_button: 'ਆਪਣਾ ਡੈਸ਼ਬੋਰਡ ਖੋਲ੍ਹੋ',
  why: 'ਇਹ ਮੇਲ ਇਸ ਲਈ ਆਈ ਹੈ ਕਿ ਇਸ ਪਤੇ ਵਾਲੇ ਅੰਕੁਰ ਖਾਤੇ ਵਿੱਚ ਇਸ ਲਈ ਖਾਨੇ ਉੱਤੇ ਨਿਸ਼ਾਨ ਲਾਇਆ ਗਿਆ ਸੀ।',
  stop: 'ਯਾਦ ਕਰਵਾਉਣ ਵਾਲੀਆਂ ਮੇਲਾਂ ਹੁਣ ਨਹੀਂ ਚਾਹੀਦੀਆਂ? ਇਹ ਪੰਨਾ ਖੋਲ੍ਹੋ ਅਤੇ ਬਟਨ ਦਬਾਓ: {link}',
  stop_button: 'ਯਾਦ ਕਰਵਾਉਣ ਵਾਲੀਆਂ ਮੇਲਾਂ ਰੋਕੋ',
}
