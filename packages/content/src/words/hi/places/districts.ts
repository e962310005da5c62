import type * as english from '../../en/places/districts.ts'
import type { NestedWords, Words } from '../../words.ts'

export const districts: Words<typeof english.districts> = {
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

export const districtHospitals: NestedWords<typeof english.districtHospitals> = {
  civil: 'सिविल अस्पताल, {district}',
  district: 'ज़िला अस्पताल, {district}',
  amritsar: {
    name: 'जलियाँवाला बाग शहीद मेमोरियल सिविल अस्पताल, अमृतसर',
  },
  gurdaspur: {
    name: 'सिविल अस्पताल, गुरदासपुर (गाँव बबरी में)',
  },
  jalandhar: {
    name: 'शहीद बाबू लाभ सिंह सिविल अस्पताल, जालंधर',
  },
  patiala: {
    name: 'माता कौशल्या अस्पताल, पटियाला',
  },
  'sbs-nagar': {
    name: 'ज़िला अस्पताल, नवांशहर',
  },
  chandigarh: {
    name: 'गवर्नमेंट मल्टी स्पेशियलिटी हॉस्पिटल, सेक्टर 16',
    address: 'मध्य मार्ग, सेक्टर 16, चंडीगढ़',
  },
}
