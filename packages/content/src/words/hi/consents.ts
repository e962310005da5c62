import type { consents as english } from '../en/consents.ts'
import type { Words } from '../words.ts'

export const consents: Words<typeof english> = {
  lead: 'हर अतिरिक्त सुविधा का अपना बॉक्स है। आपके निशान लगाने से पहले किसी बॉक्स पर निशान नहीं होता। आपकी हर हामी यहाँ दिखती है।',
  lead_back: 'आप एक बार दबाकर अपनी हामी वापस ले सकते हैं। तब हम तुरंत रुक जाते हैं, और जो बाकी था उसे मिटा देते हैं।',
  failed: 'आपकी हामी की सूची नहीं खुल सकी।',
  account: 'आपका खाता',
  account_ends: 'यह आपका खाता मिटाने पर खत्म होती है।',
  reminders: 'याद दिलाने वाली मेल',
  video: 'वीडियो भेजना',
  model: 'AI मॉडल की मदद',
  stills: 'AI मॉडल को तस्वीरें',
  sharing: 'सार साझा करना',
  given: '{date} को हामी भरी, सूचना {version}।',
  withdrawn: '{date} को वापस ली।',
  withdraw: 'वापस लें',
  withdraw_of: 'वापस लें: {purpose}',
  taking_back: 'वापस ली जा रही है...',
  taken_back: 'आपने यह हामी वापस ली: {purpose}।',
  not_taken_back: 'यह नहीं हो सका। कुछ भी नहीं बदला गया।',
}
