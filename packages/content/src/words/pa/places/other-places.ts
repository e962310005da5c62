import type { otherPlaces as english } from '../../en/places/other-places.ts'
import type { NestedWords } from '../../words.ts'

export const otherPlaces: NestedWords<typeof english> = {
  'amritsar-gndh': {
    name: 'ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਹਸਪਤਾਲ (ਸਰਕਾਰੀ ਮੈਡੀਕਲ ਕਾਲਜ), ਅੰਮ੍ਰਿਤਸਰ',
  },
  'bathinda-aiims': {
    name: 'ਏਮਜ਼ ਬਠਿੰਡਾ',
    address: 'ਮੰਡੀ ਡੱਬਵਾਲੀ ਰੋਡ, ਗਿਆਨੀ ਜ਼ੈਲ ਸਿੰਘ ਕਾਲਜ ਦੇ ਨੇੜੇ, ਬਠਿੰਡਾ',
  },
  'faridkot-ggsmch': {
    name: 'ਗੁਰੂ ਗੋਬਿੰਦ ਸਿੰਘ ਮੈਡੀਕਲ ਕਾਲਜ ਐਂਡ ਹਸਪਤਾਲ, ਫ਼ਰੀਦਕੋਟ',
  },
  'ludhiana-dmch': {
    name: 'ਦਯਾਨੰਦ ਮੈਡੀਕਲ ਕਾਲਜ ਐਂਡ ਹਸਪਤਾਲ, ਲੁਧਿਆਣਾ',
  },
  'ludhiana-cmch': {
    name: 'ਕ੍ਰਿਸ਼ਚੀਅਨ ਮੈਡੀਕਲ ਕਾਲਜ ਐਂਡ ਹਸਪਤਾਲ, ਲੁਧਿਆਣਾ',
  },
  'patiala-rajindra': {
    name: 'ਰਜਿੰਦਰਾ ਹਸਪਤਾਲ (ਸਰਕਾਰੀ ਮੈਡੀਕਲ ਕਾਲਜ), ਪਟਿਆਲਾ',
  },
  'mohali-autism-centre': {
    name: 'ਐਡਵਾਂਸਡ ਔਟਿਜ਼ਮ ਕੇਅਰ ਐਂਡ ਰਿਸਰਚ ਸੈਂਟਰ, ਸੈਕਟਰ 79',
  },
  'chandigarh-gmch': {
    name: 'ਗੌਰਮਿੰਟ ਮੈਡੀਕਲ ਕਾਲਜ ਐਂਡ ਹਸਪਤਾਲ, ਸੈਕਟਰ 32',
    address: 'ਸੈਕਟਰ 32, ਚੰਡੀਗੜ੍ਹ',
  },
  'chandigarh-griid': {
    name: 'GRIID (ਮੁੜ-ਵਸੇਬਾ ਸੰਸਥਾ), ਸੈਕਟਰ 31',
  },
  'chandigarh-pgimer': {
    name: 'ਪੀਜੀਆਈ (PGIMER), ਚੰਡੀਗੜ੍ਹ',
    address: 'ਸੈਕਟਰ 12, ਚੰਡੀਗੜ੍ਹ। ਮੁੱਖ ਗੇਟ ਮੱਧ ਮਾਰਗ ਉੱਤੇ',
  },
  'delhi-aiims': {
    name: 'ਏਮਜ਼, ਨਵੀਂ ਦਿੱਲੀ',
  },
  'bengaluru-nimhans': {
    name: 'ਨਿਮਹਾਂਸ (NIMHANS), ਬੰਗਲੁਰੂ',
    hours: 'ਨਵੇਂ ਮਰੀਜ਼: ਕੰਮ ਦੇ ਦਿਨਾਂ ਵਿੱਚ ਸਵੇਰੇ 8 ਤੋਂ 11 ਵਜੇ, ਸਕ੍ਰੀਨਿੰਗ ਬਲਾਕ ਵਿੱਚ',
    ages: '18 ਸਾਲ ਤੱਕ',
  },
  'secunderabad-niepid': {
    name: 'NIEPID, ਸਿਕੰਦਰਾਬਾਦ',
  },
  'chennai-niepmd': {
    name: 'NIEPMD, ਮੁੱਟੂਕਾਡੂ (ਚੇਨਈ)',
    address: 'ਈਸਟ ਕੋਸਟ ਰੋਡ, ਮੁੱਟੂਕਾਡੂ, ਚੇਨਈ',
  },
  'sundernagar-crc': {
    name: 'ਖੇਤਰੀ ਕੇਂਦਰ (CRC), ਸੁੰਦਰਨਗਰ, ਹਿਮਾਚਲ ਪ੍ਰਦੇਸ਼',
  },
  'jammu-crc': {
    name: 'ਖੇਤਰੀ ਕੇਂਦਰ (CRC), ਜੰਮੂ',
  },
}
