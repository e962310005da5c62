import type * as english from '../../en/places/districts.ts'
import type { NestedWords, Words } from '../../words.ts'

export const districts: Words<typeof english.districts> = {
  amritsar: 'ਅੰਮ੍ਰਿਤਸਰ',
  barnala: 'ਬਰਨਾਲਾ',
  bathinda: 'ਬਠਿੰਡਾ',
  faridkot: 'ਫ਼ਰੀਦਕੋਟ',
  'fatehgarh-sahib': 'ਫ਼ਤਹਿਗੜ੍ਹ ਸਾਹਿਬ',
  fazilka: 'ਫ਼ਾਜ਼ਿਲਕਾ',
  ferozepur: 'ਫ਼ਿਰੋਜ਼ਪੁਰ',
  gurdaspur: 'ਗੁਰਦਾਸਪੁਰ',
  hoshiarpur: 'ਹੁਸ਼ਿਆਰਪੁਰ',
  jalandhar: 'ਜਲੰਧਰ',
  kapurthala: 'ਕਪੂਰਥਲਾ',
  ludhiana: 'ਲੁਧਿਆਣਾ',
  malerkotla: 'ਮਲੇਰਕੋਟਲਾ',
  mansa: 'ਮਾਨਸਾ',
  moga: 'ਮੋਗਾ',
  'sri-muktsar-sahib': 'ਸ੍ਰੀ ਮੁਕਤਸਰ ਸਾਹਿਬ',
  pathankot: 'ਪਠਾਨਕੋਟ',
  patiala: 'ਪਟਿਆਲਾ',
  rupnagar: 'ਰੂਪਨਗਰ (ਰੋਪੜ)',
  'sas-nagar': 'ਐੱਸਏਐੱਸ ਨਗਰ (ਮੁਹਾਲੀ)',
  sangrur: 'ਸੰਗਰੂਰ',
  'sbs-nagar': 'ਐੱਸਬੀਐੱਸ ਨਗਰ (ਨਵਾਂਸ਼ਹਿਰ)',
  'tarn-taran': 'ਤਰਨ ਤਾਰਨ',
  chandigarh: 'ਚੰਡੀਗੜ੍ਹ',
}

export const districtHospitals: NestedWords<typeof english.districtHospitals> = {
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
