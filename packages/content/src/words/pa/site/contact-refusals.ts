import type { Words } from '../../words.ts'
import type { contactRefusals as english } from '../../en/site/contact-refusals.ts'

export const contactRefusals: Words<typeof english> = {
  invalid_message: 'ਕਿਰਪਾ ਕਰਕੇ ਜਿਨ੍ਹਾਂ ਖਾਨਿਆਂ ਉੱਤੇ ਨਿਸ਼ਾਨ ਹੈ ਉਨ੍ਹਾਂ ਨੂੰ ਵੇਖੋ।',
  first_name_missing: 'ਆਪਣਾ ਨਾਂ ਲਿਖੋ।',
  first_name_too_long: 'ਨਾਂ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ 100 ਅੱਖਰ ਲਿਖੋ।',
  last_name_missing: 'ਆਪਣਾ ਗੋਤ ਜਾਂ ਆਖ਼ਰੀ ਨਾਂ ਲਿਖੋ।',
  last_name_too_long: 'ਗੋਤ ਜਾਂ ਆਖ਼ਰੀ ਨਾਂ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ 100 ਅੱਖਰ ਲਿਖੋ।',
  email_missing: 'ਆਪਣਾ ਈਮੇਲ ਪਤਾ ਲਿਖੋ।',
  email_invalid: 'ਆਪਣਾ ਈਮੇਲ ਪਤਾ ਵੇਖੋ। ਉਹ name@example.org ਵਰਗਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।',
  subject_missing: 'ਲਿਖੋ ਕਿ ਸੁਨੇਹਾ ਕਿਸ ਬਾਰੇ ਹੈ।',
  subject_too_long: 'ਵਿਸ਼ੇ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ 200 ਅੱਖਰ ਲਿਖੋ।',
  message_missing: 'ਆਪਣਾ ਸੁਨੇਹਾ ਲਿਖੋ।',
  message_too_long: 'ਸੁਨੇਹਾ ਛੋਟਾ ਕਰੋ। ਵੱਧ ਤੋਂ ਵੱਧ 5,000 ਅੱਖਰ ਭੇਜੇ ਜਾ ਸਕਦੇ ਹਨ।',
}
