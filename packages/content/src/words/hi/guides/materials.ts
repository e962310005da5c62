import type { materials as english } from '../../en/guides/materials.ts'
import type { Words } from '../../words.ts'

export const materials: Words<typeof english> = {
  heading: 'छापने के पन्ने',
  description: 'घर, स्कूल और क्लिनिक के लिए छापने के पन्ने: पहले-फिर, मेरा दिन, एहसास, जेब का कार्ड और भी।',
  lead: 'छापें, भरें, काटें। हर पन्ना एक A4 पर आता है, ब्लैक एंड वाइट में भी।',
  sheets: 'पन्ने',
  who: 'किसके लिए?',
  everybody: 'सबके लिए',
  who_count: '{who} ({count})',
  in_language: 'भाषा:',
  family: 'परिवार',
  school: 'स्कूल',
  health: 'स्वास्थ्य कार्यकर्ता',
  open: 'पन्ना खोलें',
  more: 'और छापने लायक',
  more_screening: 'स्क्रीनिंग कागज़ पर',
  more_games: 'संख्या और अक्षर के पन्ने',
  more_class: 'कक्षा की सूची और खेल की योजना (शिक्षकों और स्वास्थ्य कार्यकर्ताओं के लिए)',
  more_talk: 'बोलने का बोर्ड, "बड़ों के लिए" में',
  more_guides: 'एक पन्ने पर छपने वाले पेज',
  name: 'नाम',
  print: 'यह पन्ना छापें',
  print_hint: 'ब्राउज़र के मेनू में "प्रिंट" से भी छाप सकते हैं।',
  back: 'सारे पन्ने',
  by: 'अंकुर की ओर से। परिवार और स्कूल इसकी कॉपी बना सकते हैं।',
}
