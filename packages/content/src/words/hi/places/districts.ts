import type { districts as english } from '../../en/places/districts.ts'
import type { Words } from '../../words.ts'

export const districts: Words<typeof english> = {
  amritsar: 'अमृतसर',
  barnala: 'बरनाला',
  bathinda: 'बठिंडा',
  faridkot: 'फ़रीदकोट',
  'fatehgarh-sahib': 'फ़तेहगढ़ साहिब',
  fazilka: 'फ़ाज़िल्का',
  ferozepur: 'फ़िरोज़पुर',
  gurdaspur: 'गुरदासपुर',
  hoshiarpur: 'होशियारपुर',
  jalandhar: 'जालंधर',
  kapurthala: 'कपूरथला',
  ludhiana: 'लुधियाना',
  malerkotla: 'मलेरकोटला',
  mansa: 'मानसा',
  moga: 'मोगा',
  'sri-muktsar-sahib': 'श्री मुक्तसर साहिब',
  pathankot: 'पठानकोट',
  patiala: 'पटियाला',
  rupnagar: 'रूपनगर (रोपड़)',
  'sas-nagar': 'एसएएस नगर (मोहाली)',
  sangrur: 'संगरूर',
  'sbs-nagar': 'एसबीएस नगर (नवांशहर)',
  'tarn-taran': 'तरनतारन',
  chandigarh: 'चंडीगढ़',
}
