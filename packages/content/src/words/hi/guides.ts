import type { guides as english } from '../en/guides.ts'
import type { Words } from '../words.ts'

export const guides: Words<typeof english> = {
  get: 'क्या मिलता है',
  who: 'किसे',
  steps: 'कैसे करें',
  papers: 'कागज़',
  time: 'समय और खर्च',
  refused: 'मना करें तो',
  why: 'मुश्किल क्यों होती है',
  try: 'आज करके देखें',
  doctor: 'डॉक्टर से कब पूछें',
  choose: 'एक चुनें',
  source: 'स्रोत',
  looked_up: 'हमने इसे पढ़ा:',
  old: 'जाने से पहले पूछ लें: यह जानकारी पुरानी है।',
  no_promise: 'नियम और रकम बदलते हैं। पैसे देने या सफ़र करने से पहले दफ़्तर में पूछ लें।',
  different: 'आपके दफ़्तर में कुछ और बताया गया?',
  tell_us: 'हमें बताएँ',
  print: 'यह पेज छापें, एक पन्ना',
  print_hint: 'ब्राउज़र के मेन्यू में "प्रिंट" से भी छाप सकते हैं।',
  unchecked: 'यह पेज अभी किसी डॉक्टर या विशेषज्ञ ने पढ़कर नहीं देखा है।',
  who_checked: 'किसने क्या देखा है',
  on_paper: 'अंकुर से छपा, {address}। स्रोत और बाकी बातें वहीं हैं।',
}
