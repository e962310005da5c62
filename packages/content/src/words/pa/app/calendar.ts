import type { clock as english } from '../../en/app/calendar.ts'
import type { Words } from '../../words.ts'

export const months = 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ'
export const days = 'ਐਤਵਾਰ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ'
export const clock: Words<typeof english> = { parts: 'ਰਾਤ ਸਵੇਰੇ ਦੁਪਹਿਰ ਸ਼ਾਮ ਰਾਤ', time: '{part} {time} ਵਜੇ' }
