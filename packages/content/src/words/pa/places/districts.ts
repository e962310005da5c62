import type { districts as english } from '../../en/places/districts.ts'
import type { Words } from '../../words.ts'

export const districts: Words<typeof english> = {
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
