/**
 * The one inline script: runs before the first paint, on every page, so that nobody sees the wrong colours flash.
 * It sets the colour theme of the comfort settings, whether a session is stored here (Sign in or Dashboard), and in
 * the shell of app pages the chosen language. The policy header allows it by its hash; a change here changes the hash.
 */
export const themeScript = `(function(d,s,i){try{s=localStorage;
var c=(JSON.parse(s.getItem('ankur-comfort'))||{}).colours;
if(/^(light|dark|calm)$/.test(c))d.setAttribute('data-theme',c)}catch(e){}
try{for(i=0;i<s.length;i++)if(/^sb-.+-auth-token$/.test(s.key(i)))d.setAttribute('data-signed-in','');
c=s.getItem('ankur-language');
if(d.hasAttribute('data-shell')&&/^(hi|pa)$/.test(c))d.lang=c}catch(e){}
})(document.documentElement)`.replaceAll('\n', '')
