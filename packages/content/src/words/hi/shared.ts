import type { shared as english } from '../en/shared.ts'
import type { Words } from '../words.ts'

export const shared: Words<typeof english> = {
  title: 'आपके पढ़ने के लिए एक रिपोर्ट',
  lead: 'एक परिवार ने आपको यह पढ़ने के लिए दिया है। यह स्क्रीनिंग है, निदान (डायग्नोसिस) नहीं।',
  until: 'लिंक {date} को बंद होगा। कृपया उसे आगे न भेजें।',
  print: 'छापें',
  gone_title: 'इस लिंक से कुछ नहीं खुलता',
  gone_text: 'वह बंद हो चुका है, या पता पूरा नहीं है। परिवार से नया लिंक माँगें।',
  failed: 'पेज नहीं खुल सका।',
  about: 'अंकुर क्या है',
}
