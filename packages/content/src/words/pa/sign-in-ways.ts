import type { signInWays as english } from '../en/sign-in-ways.ts'
import type { Words } from '../words.ts'

export const signInWays: Words<typeof english> = {
  code_lead: 'ਆਪਣੀ ਈਮੇਲ ਲਿਖੋ। ਜੇ ਇਸ ਦਾ ਖਾਤਾ ਹੈ, ਤਾਂ ਅਸੀਂ ਇਸ ਉੱਤੇ ਛੇ ਅੰਕਾਂ ਦਾ ਕੋਡ ਭੇਜਾਂਗੇ।',
  send: 'ਕੋਡ ਭੇਜੋ',
  sending: 'ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
  sent: 'ਜੇ {email} ਦਾ ਖਾਤਾ ਹੈ, ਤਾਂ ਕੋਡ ਵਾਲੀ ਈਮੇਲ ਆ ਰਹੀ ਹੈ। ਕੋਡ 10 ਮਿੰਟ ਤੱਕ ਚੱਲਦਾ ਹੈ।',
  enter: 'ਕੋਡ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ',
  wrong: 'ਕੋਡ ਸਹੀ ਨਹੀਂ ਹੈ, ਜਾਂ ਪੁਰਾਣਾ ਹੋ ਗਿਆ ਹੈ। ਇਸ ਨੂੰ ਵੇਖੋ, ਜਾਂ ਹੋਰ ਕੋਡ ਮੰਗਵਾਓ।',
  second_lead: 'ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਸਾਈਨ ਇਨ ਦਾ ਦੂਜਾ ਕਦਮ ਹੈ। ਆਪਣਾ ਔਥੈਂਟੀਕੇਟਰ ਐਪ ਖੋਲ੍ਹੋ, ਜਾਂ ਆਪਣਾ ਕੋਈ ਰਿਕਵਰੀ ਕੋਡ ਲਿਖੋ।',
  second_code: 'ਐਪ ਦਾ ਕੋਡ',
  second_go: 'ਅੱਗੇ ਵਧੋ',
  second_wrong: 'ਇਹ ਕੋਡ ਸਹੀ ਨਹੀਂ ਹੈ। ਐਪ ਵਿੱਚ ਅਗਲਾ ਕੋਡ ਆਉਣ ਦਿਓ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
}
