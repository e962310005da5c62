import type { places as english } from '../en/places.ts'
import type { Words } from '../words.ts'

export const places: Words<typeof english> = {
  number_source: 'ਇਹ ਜਾਣਕਾਰੀ {month} ਦੀ ਹੈ।',
  places_unchecked: 'ਅਸੀਂ ਹਾਲੇ ਇਨ੍ਹਾਂ ਥਾਵਾਂ ਉੱਤੇ ਨਾ ਫ਼ੋਨ ਕੀਤਾ ਹੈ, ਨਾ ਉੱਥੇ ਗਏ ਹਾਂ। ਪਹਿਲਾਂ ਆਪਣੇ ਜ਼ਿਲ੍ਹਾ ਹਸਪਤਾਲ ਵਿੱਚ ਪੁੱਛੋ।',
  punjab: 'ਪੰਜਾਬ',
  chandigarh: 'ਚੰਡੀਗੜ੍ਹ',
  deic: 'ਜ਼ਿਲ੍ਹਾ ਅਰਲੀ ਇੰਟਰਵੈਨਸ਼ਨ ਸੈਂਟਰ (DEIC)।',
  deic_planned: 'ਇੱਥੇ ਜ਼ਿਲ੍ਹਾ ਅਰਲੀ ਇੰਟਰਵੈਨਸ਼ਨ ਸੈਂਟਰ (DEIC) ਨੂੰ ਮਨਜ਼ੂਰੀ ਮਿਲੀ ਸੀ। ਪੁੱਛੋ ਕਿ ਉਹ ਖੁੱਲ੍ਹਾ ਹੈ ਜਾਂ ਨਹੀਂ।',
  autism_centre: 'ਔਟਿਜ਼ਮ ਕੇਂਦਰ। ਖ਼ਬਰ ਸੀ ਕਿ ਇੱਥੇ ਓਪੀਡੀ ਸ਼ੁਰੂ ਹੋਈ ਹੈ। ਪੁੱਛੋ ਕਿ ਡਾਕਟਰ ਬੈਠਦੇ ਹਨ ਜਾਂ ਨਹੀਂ।',
  hospital: 'ਸਰਕਾਰੀ ਹਸਪਤਾਲ। ਇੱਥੋਂ ਦੇ ਡਾਕਟਰਾਂ ਨੇ ਬੱਚਿਆਂ ਵਿੱਚ ਔਟਿਜ਼ਮ ਦੀ ਜਾਂਚ ਕੀਤੀ ਹੈ।',
  place_source: 'ਇਹ ਜਾਣਕਾਰੀ {month} ਦੀ ਹੈ। ਜਾਣ ਤੋਂ ਪਹਿਲਾਂ ਫ਼ੋਨ ਕਰ ਲਓ।',
}
