import type { ownChildren as english } from '../../en/children/own-children.ts'
import type { Words } from '../../words.ts'

export const ownChildren: Words<typeof english> = {
  lead: 'आप चाहें तो बच्चे का नाम, जन्म का महीना, और समय से कितने हफ़्ते पहले जन्म हुआ, बता सकते हैं। कुछ भी ज़रूरी नहीं है।',
  empty: 'यहाँ अभी किसी बच्चे की जानकारी नहीं है। पहली रिपोर्ट बनते ही एक बच्चा अपने आप जुड़ जाता है।',
  failed: 'आपके बच्चों की सूची नहीं खुल सकी।',
  delete: 'मिटाएँ',
  delete_of: '{name} की जानकारी मिटाएँ',
  delete_title: '{name} की जानकारी मिटाएँ?',
  delete_text:
    'इस बच्चे की सभी रिपोर्टें भी मिट जाएँगी: {n}। उनके जवाब, याद दिलाने वाले ईमेल और उनसे जुड़ा सब कुछ मिट जाएगा। इसे वापस नहीं लाया जा सकता।',
  delete_yes: 'जानकारी और रिपोर्टें मिटाएँ',
  delete_no: 'जानकारी रहने दें',
  deleted: '{name} की जानकारी और सभी रिपोर्टें मिटा दी गई हैं।',
  delete_failed: '{name} की जानकारी नहीं मिट सकी। सब कुछ अब भी आपके खाते में है।',
  summaries: 'रिपोर्टें: {n}',
  change: 'बदलें',
  change_of: '{name} की जानकारी बदलें',
  saved: '{name} की जानकारी सहेज ली गई।',
}
