import type { districtHospitals as english } from '../../en/places/district-hospitals.ts'
import type { NestedWords } from '../../words.ts'

export const districtHospitals: NestedWords<typeof english> = {
  civil: 'ਸਿਵਲ ਹਸਪਤਾਲ, {district}',
  district: 'ਜ਼ਿਲ੍ਹਾ ਹਸਪਤਾਲ, {district}',
  amritsar: {
    name: 'ਜਲ੍ਹਿਆਂਵਾਲਾ ਬਾਗ਼ ਸ਼ਹੀਦ ਮੈਮੋਰੀਅਲ ਸਿਵਲ ਹਸਪਤਾਲ, ਅੰਮ੍ਰਿਤਸਰ',
  },
  gurdaspur: {
    name: 'ਸਿਵਲ ਹਸਪਤਾਲ, ਗੁਰਦਾਸਪੁਰ (ਪਿੰਡ ਬੱਬਰੀ ਵਿੱਚ)',
  },
  jalandhar: {
    name: 'ਸ਼ਹੀਦ ਬਾਬੂ ਲਾਭ ਸਿੰਘ ਸਿਵਲ ਹਸਪਤਾਲ, ਜਲੰਧਰ',
  },
  patiala: {
    name: 'ਮਾਤਾ ਕੌਸ਼ਲਿਆ ਹਸਪਤਾਲ, ਪਟਿਆਲਾ',
  },
  'sbs-nagar': {
    name: 'ਜ਼ਿਲ੍ਹਾ ਹਸਪਤਾਲ, ਨਵਾਂਸ਼ਹਿਰ',
  },
  chandigarh: {
    name: 'ਗੌਰਮਿੰਟ ਮਲਟੀ ਸਪੈਸ਼ਲਿਟੀ ਹਸਪਤਾਲ, ਸੈਕਟਰ 16',
    address: 'ਮੱਧ ਮਾਰਗ, ਸੈਕਟਰ 16, ਚੰਡੀਗੜ੍ਹ',
  },
}
