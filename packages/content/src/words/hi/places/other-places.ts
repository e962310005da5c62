import type { otherPlaces as english } from '../../en/places/other-places.ts'
import type { NestedWords } from '../../words.ts'

export const otherPlaces: NestedWords<typeof english> = {
  'amritsar-gndh': {
    name: 'गुरु नानक देव अस्पताल (सरकारी मेडिकल कॉलेज), अमृतसर',
  },
  'bathinda-aiims': {
    name: 'एम्स बठिंडा',
    address: 'मंडी डबवाली रोड, ज्ञानी ज़ैल सिंह कॉलेज के पास, बठिंडा',
  },
  'faridkot-ggsmch': {
    name: 'गुरु गोबिंद सिंह मेडिकल कॉलेज एंड हॉस्पिटल, फ़रीदकोट',
  },
  'ludhiana-dmch': {
    name: 'दयानंद मेडिकल कॉलेज एंड हॉस्पिटल, लुधियाना',
  },
  'ludhiana-cmch': {
    name: 'क्रिश्चियन मेडिकल कॉलेज एंड हॉस्पिटल, लुधियाना',
  },
  'patiala-rajindra': {
    name: 'राजिंद्रा अस्पताल (सरकारी मेडिकल कॉलेज), पटियाला',
  },
  'mohali-autism-centre': {
    name: 'एडवांस ऑटिज़्म केयर एंड रिसर्च सेंटर, सेक्टर 79',
  },
  'chandigarh-gmch': {
    name: 'गवर्नमेंट मेडिकल कॉलेज एंड हॉस्पिटल, सेक्टर 32',
    address: 'सेक्टर 32, चंडीगढ़',
  },
  'chandigarh-griid': {
    name: 'GRIID (पुनर्वास संस्थान), सेक्टर 31',
  },
  'chandigarh-pgimer': {
    name: 'पीजीआई (PGIMER), चंडीगढ़',
    address: 'सेक्टर 12, चंडीगढ़। मेन गेट मध्य मार्ग पर',
  },
  'delhi-aiims': {
    name: 'एम्स, नई दिल्ली',
  },
  'bengaluru-nimhans': {
    name: 'निमहांस (NIMHANS), बेंगलुरु',
    hours: 'नए मरीज़: काम के दिनों में सुबह 8 से 11 बजे, स्क्रीनिंग ब्लॉक में',
    ages: '18 साल तक',
  },
  'secunderabad-niepid': {
    name: 'NIEPID, सिकंदराबाद',
  },
  'chennai-niepmd': {
    name: 'NIEPMD, मुट्टुकाडु (चेन्नई)',
    address: 'ईस्ट कोस्ट रोड, मुट्टुकाडु, चेन्नई',
  },
  'sundernagar-crc': {
    name: 'क्षेत्रीय केंद्र (CRC), सुंदरनगर, हिमाचल प्रदेश',
  },
  'jammu-crc': {
    name: 'क्षेत्रीय केंद्र (CRC), जम्मू',
  },
}
