import type { compare as english } from '../../en/screening/compare.ts'
import type { Words } from '../../words.ts'

export const compare: Words<typeof english> = {
  shows_now: 'अब दिखता है, पहले नहीं दिखता था',
  stopped: 'पहले दिखता था, अब नहीं दिखता',
  stopped_line: 'बच्चा जो कई हफ़्तों से करता था, क्या उसने वह करना बंद कर दिया है? कृपया इसी हफ़्ते डॉक्टर से मिलें।',
  changed: 'बाकी बदले हुए जवाब',
  not_yet: 'अब भी नहीं दिखता',
  same: 'दोनों बार एक जैसा',
  asked_differently: 'अलग शब्दों वाले सवाल',
  asked_differently_line: 'दोनों रिपोर्टों के बीच हमने कुछ सवालों के शब्द बदले। सिर्फ़ इससे भी जवाब बदल सकता है।',
  two_days: 'इस उम्र में बच्चे जल्दी बदलते हैं। दो रिपोर्टों से सिर्फ़ उन दो दिनों का पता चलता है।',
}
