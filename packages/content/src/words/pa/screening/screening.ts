import type * as english from '../../en/screening/screening.ts'
import type { Words } from '../../words.ts'

export const screening: Words<typeof english.screening> = {
  question_title: 'ਸਵਾਲ {n} / {count}',
  yes: 'ਹਾਂ',
  no: 'ਨਹੀਂ',
  saved_answer: 'ਸੰਭਾਲਿਆ ਹੋਇਆ ਜਵਾਬ',
  status_unsaved: 'ਇਹ {ਫ਼ੋਨ|ਕੰਪਿਊਟਰ} ਜਵਾਬ ਸੰਭਾਲ ਨਹੀਂ ਸਕਦਾ। ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ।',
  previous: 'ਪਿਛਲਾ',
  next: 'ਅੱਗੇ',
  first_question: 'ਇਹ ਪਹਿਲਾ ਸਵਾਲ ਹੈ',
  not_answered: 'ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ',
  save_and_leave: 'ਸੰਭਾਲੋ ਅਤੇ ਬਾਹਰ ਜਾਓ',

  next_follow_up: 'ਕੁਝ ਹੋਰ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਦਿਓ',
  follow_up_until: 'ਤੁਸੀਂ {date} ਤੱਕ ਕੁਝ ਹੋਰ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਦੇ ਸਕਦੇ ਹੋ।',
  follow_up_open: 'ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲ',
  follow_up_expired: 'ਇਹ ਪੂਰਾ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੇ ਜਵਾਬ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਵਿਖਾਓ।',
  not_here_title: 'ਇਹ ਰਿਪੋਰਟ ਨਹੀਂ ਲੱਭੀ',
  not_here_text: 'ਸ਼ਾਇਦ ਇਹ ਮਿਟਾ ਦਿੱਤੀ ਗਈ ਹੈ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਦੀ ਹੈ।',
  back_to_dashboard: 'ਡੈਸ਼ਬੋਰਡ ਉੱਤੇ ਵਾਪਸ ਜਾਓ',
  good_to_know: 'ਜਾਣਨ ਵਾਲੀਆਂ ਗੱਲਾਂ',
  good_no_wrong: 'ਕੋਈ ਜਵਾਬ ਸਹੀ ਜਾਂ ਗਲਤ ਨਹੀਂ ਹੁੰਦਾ।',
  good_time: 'ਜਿੰਨਾ ਸਮਾਂ ਚਾਹੀਦਾ ਹੈ, ਲਓ। ਤੁਸੀਂ ਰੁਕ ਕੇ ਫਿਰ ਆ ਸਕਦੇ ਹੋ।',
  good_screening: 'ਇਹ ਸਕ੍ਰੀਨਿੰਗ ਹੈ, ਨਿਦਾਨ (ਡਾਇਗਨੋਸਿਸ) ਨਹੀਂ।',
  wait_for_next: 'ਮੇਰੇ "ਅੱਗੇ" ਦਬਾਉਣ ਤੱਕ ਰੁਕੋ',
  on: 'ਚਾਲੂ',
  off: 'ਬੰਦ',
  signed_in_as: 'ਸਾਈਨ ਇਨ: {email}',
}

export const plainNotice = 'ਇਹ ਸਵਾਲ ਸਾਡੇ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਹਨ। ਇਹ M-CHAT-R ਦਾ ਅਧਿਕਾਰਤ ਪਾਠ ਨਹੀਂ ਹੈ।'
