import type { places as english } from '../en/places.ts'
import type { Words } from '../words.ts'

export const places: Words<typeof english> = {
  number_source: 'यह जानकारी {month} की है।',
  places_unchecked: 'हमने अभी इन जगहों पर न फ़ोन किया है, न वहाँ गए हैं। पहले अपने ज़िला अस्पताल में पूछें।',
  punjab: 'पंजाब',
  chandigarh: 'चंडीगढ़',
  deic: 'ज़िला शीघ्र हस्तक्षेप केंद्र (DEIC)।',
  deic_planned: 'यहाँ ज़िला शीघ्र हस्तक्षेप केंद्र (DEIC) को मंज़ूरी मिली थी। पूछें कि वह खुला है या नहीं।',
  autism_centre: 'ऑटिज़्म केंद्र। खबर थी कि यहाँ ओपीडी शुरू हुई है। पूछें कि डॉक्टर बैठते हैं या नहीं।',
  hospital: 'सरकारी अस्पताल। यहाँ के डॉक्टरों ने बच्चों में ऑटिज़्म की जाँच की है।',
  place_source: 'यह जानकारी {month} की है। जाने से पहले फ़ोन कर लें।',
}
