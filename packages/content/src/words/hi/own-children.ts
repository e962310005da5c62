import type { ownChildren as english } from '../en/own-children.ts'
import type { Words } from '../words.ts'

export const ownChildren: Words<typeof english> = {
  lead: 'आप नाम, जन्म का महीना और कितने हफ़्ते पहले जन्म हुआ, बता सकते हैं। कुछ भी ज़रूरी नहीं है।',
  empty: 'यहाँ अभी कोई बच्चा नहीं है। पहले सार के साथ एक अपने आप बन जाता है।',
  failed: 'आपके बच्चों की सूची नहीं खुल सकी।',
  delete: 'मिटाएँ',
  delete_of: 'मिटाएँ: {name}',
  delete_title: 'मिटाएँ: {name}?',
  delete_text:
    'इस बच्चे के सभी सार भी मिट जाएँगे: {n}। उनके जवाब, याद दिलाने वाली मेल और उनसे जुड़ा सब कुछ मिट जाएगा। इसे वापस नहीं लाया जा सकता।',
  delete_yes: 'बच्चा और सार मिटाएँ',
  delete_no: 'बच्चे को रहने दें',
  deleted: '{name}: इस बच्चे के सभी सार के साथ मिटा दिया गया।',
  delete_failed: '{name}: मिट नहीं सका। सब कुछ अब भी आपके खाते में है।',
  summaries: 'सार: {n}',
  change: 'बदलें',
  change_of: 'बदलें: {name}',
  saved: 'सहेज लिया गया: {name}।',
}
