import type { districtHospitals as english } from '../../en/places/district-hospitals.ts'
import type { NestedWords } from '../../words.ts'

export const districtHospitals: NestedWords<typeof english> = {
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
