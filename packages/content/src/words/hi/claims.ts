import type { claims as english } from '../en/claims.ts'
import type { Words } from '../words.ts'

export const claims: Words<typeof english> = {
  not_yet_verified: 'अभी पुष्टि नहीं हुई',
  source: 'स्रोत',
  nearest_source: 'हमें जो मिला',
  early_signs_known_figure: '22.5%',
  early_signs_known: 'भारतीय माता-पिता ऑटिज़्म के शुरुआती संकेत पहचान सकते हैं।',
  early_signs_known_note:
    'हमें पता नहीं चला कि यह संख्या कहाँ से आई। हिमाचल प्रदेश के 400 माता-पिता के एक ऑनलाइन सर्वे में यह 63.5% थी। ऑनलाइन सर्वे ज़्यादातर बेहतर आमदनी वाले परिवारों तक पहुँचते हैं।',
  mothers_stress_figure: '60%+',
  mothers_stress: 'माँएँ बहुत तनाव बताती हैं।',
  mothers_stress_note: 'हमें पता नहीं चला कि यह संख्या कहाँ से आई। भारत की 70 माँओं के एक अध्ययन में आधी माँओं में डिप्रेशन के संकेत थे।',
  therapy_cost_figure: '₹90,000 से ₹1,50,000',
  therapy_cost: 'एक परिवार का साल भर का थेरेपी खर्च हो सकता है।',
  therapy_cost_note: 'हमें पता नहीं चला कि यह संख्या कहाँ से आई। दाम बहुत अलग-अलग होते हैं। एक से ज़्यादा जगह पूछें और तुलना करें।',
  detection_age_figure: '18 महीने',
  detection_age: 'की उम्र से संकेत अक्सर दिख सकते हैं।',
  detection_age_note:
    'अमेरिका के इस अध्ययन में 16,071 छोटे बच्चों की 18 और 24 महीने की उम्र में स्क्रीनिंग हुई। स्क्रीनिंग संकेत देखती है। वह निदान (डायग्नोसिस) नहीं करती।',
  executive_function_figure: '72%',
  executive_function: '12 हफ़्तों बाद योजना बनाने और ध्यान रखने में सुधार',
  sequential_thinking_figure: '86%',
  sequential_thinking: 'क्रम से सोचने में सुधार',
  parent_confidence_figure: '81%',
  parent_confidence: 'माता-पिता ने ज़्यादा भरोसा महसूस किया',
  persistence_figure: '78%',
  persistence: 'ज़्यादा देर तक टिककर कोशिश की',
  coding_review: '6 से 15 साल के ऑटिस्टिक और ADHD वाले बच्चों पर हुए अध्ययनों को मिलाकर देखा गया। उनसे पता चला कि ये बच्चे कोडिंग सीख सकते हैं।',
  coding_review_note: 'ये अध्ययन छोटे थे। ये अंकुर के बारे में नहीं थे।',
  signs_before_two: 'संकेत अक्सर 2 साल की उम्र से पहले दिख सकते हैं।',
  signs_before_two_note:
    'अमेरिका की बाल चिकित्सा अकादमी डॉक्टरों को एक सलाह देती है। हर बच्चे की 18 और 24 महीने पर ऑटिज़्म के संकेतों की स्क्रीनिंग हो।',
}
