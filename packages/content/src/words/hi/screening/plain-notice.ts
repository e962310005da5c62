export const plainNotice = 'ये सवाल हमारे अपने शब्दों में हैं। यह M-CHAT-R का आधिकारिक पाठ नहीं है।'
