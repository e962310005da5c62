import type { Words } from '../../words.ts'
import type { signInMails as english } from '../../en/accounts/sign-in-mails.ts'

export const signInMails: Words<typeof english> = {
  subject: 'ਅੰਕੁਰ ਵਿੱਚ ਸਾਈਨ ਇਨ ਕਰਨ ਦਾ ਕੋਡ',
  what: 'ਕਿਸੇ ਨੇ, ਸ਼ਾਇਦ ਤੁਸੀਂ ਹੀ, ਤੁਹਾਡੇ ਅੰਕੁਰ ਖਾਤੇ ਵਿੱਚ ਕੋਡ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਨਾ ਚਾਹਿਆ ਹੈ।',
  code: 'ਤੁਹਾਡਾ ਕੋਡ ਹੈ {code}। ਇਸ ਨੂੰ ਸਾਈਨ ਇਨ ਪੰਨੇ ਉੱਤੇ ਲਿਖੋ।',
  or_link: 'ਜਾਂ ਜਿਸ ਫ਼ੋਨ ਉੱਤੇ ਸਾਈਨ ਇਨ ਕਰਨਾ ਹੈ, ਉਸ ਉੱਤੇ ਇਹ ਲਿੰਕ ਖੋਲ੍ਹੋ:',
  button: 'ਸਾਈਨ ਇਨ ਕਰੋ',
  lifetime: 'ਕੋਡ 10 ਮਿੰਟ ਤੱਕ ਚੱਲਦਾ ਹੈ। ਲਿੰਕ ਇੱਕ ਘੰਟੇ ਦੇ ਅੰਦਰ ਇੱਕ ਵਾਰ ਚੱਲਦਾ ਹੈ।',
  not_you: 'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਕੀਤਾ, ਤਾਂ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ। ਇਹ ਕੋਡ ਕਿਸੇ ਨੂੰ ਨਾ ਦਿਓ, ਉਸ ਨੂੰ ਵੀ ਨਹੀਂ ਜੋ ਆਪਣੇ ਆਪ ਨੂੰ ਅੰਕੁਰ ਦਾ ਦੱਸੇ।',
}
