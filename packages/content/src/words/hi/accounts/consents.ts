import type { consents as english } from '../../en/accounts/consents.ts'
import type { Words } from '../../words.ts'

export const consents: Words<typeof english> = {
  lead: 'हर अलग सुविधा का अपना बॉक्स है। आपके निशान लगाने से पहले किसी बॉक्स पर निशान नहीं होता। आपने जिस-जिस बात की सहमति दी है, वह यहाँ दिखती है।',
  lead_back: 'आप एक बटन दबाकर अपनी सहमति वापस ले सकते हैं। तब हम तुरंत रुक जाते हैं, और जो भेजा जाना बाकी था, उसे मिटा देते हैं।',
  failed: 'आपकी सहमतियों की सूची नहीं खुल सकी।',
  account: 'आपका खाता',
  account_ends: 'खाता मिटाने पर यह सहमति खत्म हो जाती है।',
  reminders: 'याद दिलाने वाले ईमेल',
  video: 'वीडियो भेजना',
  model: 'AI मॉडल की मदद',
  stills: 'AI मॉडल को तस्वीरें भेजना',
  sharing: 'रिपोर्ट शेयर करना',
  play: 'बच्चे की प्रोफ़ाइल में खेल के दिन',
  given: '{date} को सहमति दी (सूचना {version})।',
  withdrawn: '{date} को सहमति वापस ली।',
  withdraw: 'सहमति वापस लें',
  withdraw_of: 'सहमति वापस लें: {purpose}',
  taking_back: 'वापस ली जा रही है...',
  taken_back: 'आपने यह सहमति वापस ली: {purpose}।',
  not_taken_back: 'कुछ गड़बड़ हुई। सिग्नल देखें और फिर कोशिश करें।',
}
