import { languages } from '@ankur/content'
import { comfortAttributes, comfortSettings } from '../src/platform/comfort/comfort-settings.ts'

/** The valid stored values for each setting that a style sheet reads, without the default: `["data-theme",["light",…]]`. */
const looks = Object.fromEntries(
  Object.entries(comfortAttributes).map(([setting, attribute]) => {
    const values = comfortSettings[setting as keyof typeof comfortAttributes]
    return [setting, [attribute, values.slice(1)]]
  }),
)

/**
 * The inline script of every page (shells have a second one): runs before the first paint, so that
 * colours and text size never flash. It sets the comfort settings that style sheets read, that scripts are enabled, whether
 * a session is stored here (Sign in or Dashboard), whether a language was chosen, the browser's preferred one of ours, and
 * in the shell of app pages the chosen language. The policy header allows it by its hash; a change here changes the hash.
 */
export const themeScript = `(function(d,t,s,c,i){d.setAttribute('data-script','');
try{s=localStorage;c=JSON.parse(s.getItem('ankur-comfort'))||{};
for(i in t)if(t[i][1].includes(c[i]))d.setAttribute(t[i][0],c[i])}catch(e){}
try{for(i=0;i<s.length;i++)if(/^sb-.+-auth-token$/.test(s.key(i)))d.setAttribute('data-signed-in','');
c=s.getItem('ankur-language');
if(c)d.setAttribute('data-language-kept','');
if(d.hasAttribute('data-shell')&&/^(${languages.filter((each) => each !== 'en').join('|')})$/.test(c))d.lang=c}catch(e){}
for(i of navigator.languages||[])if(c=/^(${languages.join('|')})\\b/.exec(i)){d.setAttribute('data-asks',c[1]);break}
})(document.documentElement,${JSON.stringify(looks)})`.replaceAll('\n', '')

/**
 * The script after the body of a prerendered app page (docs/decisions/0013). It
 * - switches the page to the language chosen on this device, reusing the pictures of the page;
 * - records and marks (`data-pressed`) a button clicked before hydration, or a link that needs the app (`data-waits`): in a game
 *   (`data-stop`) each of them, elsewhere the last one;
 * - does the same for Enter in a field of a form, as a browser does with a form that has a submit button;
 * - removes a question that must not be shown (nobody is signed in, or the screen is hidden);
 * - requests the app after the first paint, so that nothing delays the readable content.
 * If the app failed to load, the page reloads once the network is back: a browser does not retry a module that failed.
 */
export const takeOverScript = `(function(d,e,p,a,t){
p=JSON.parse(d.querySelector('[name=parts]').content);a=d.getElementById('app');
t=d.querySelector('template[lang='+e.lang+']');
if(t){p.v=a.querySelectorAll('svg');
t.content.querySelectorAll('[data-place]').forEach(function(s){s.replaceWith(p.v[s.dataset.place].cloneNode(true))});
a.replaceChildren(t.content);a.dataset.drawn=e.lang;d.title=t.title}
function kept(s,k){try{return s().getItem(k)}catch(e){}}
function hidden(t,l){t=function(){return sessionStorage};l=function(){return localStorage};
return kept(t,'ankur-covered')||kept(l,'ankur-pin')&&!kept(t,'ankur-opened')}
if(/^.autism-test/.test(location.pathname)&&(!e.hasAttribute('data-signed-in')||hidden())){a.replaceChildren();delete a.dataset.drawn}
function press(x,q){if(x&&!e.isLive){q=e.pressed=e.pressed||[];while(q[0]&&!x.dataset.stop)delete q.pop().dataset.pressed;q[q.length-1]==x||q.push(x);x.dataset.pressed='';return 1}}
d.addEventListener('click',function(v,x){x=v.target.closest('#app button:not(.talk *),#app a[data-waits]');if(v.isTrusted&&press(x)){v.stopPropagation();x.href&&v.preventDefault()}},true);
d.addEventListener('keydown',function(v,x){x=v.target;if(v.key=='Enter'&&x.matches('#app form input'))press(x.form.querySelector('.button--wide'))});
function go(){p.chunks.concat(p[e.lang]||[],e.hasAttribute('data-signed-in')&&!RegExp(p.without).test(location.pathname)?p.session:[])
.forEach(function(f,l){l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.append(l)});
import(p.script).catch(function(){addEventListener('online',function(){location.reload()})})}
d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})
})(document,document.documentElement)`.replaceAll('\n', '')

/**
 * The second inline script, in shells only: it preloads the messages in the language that the theme script has set, and the
 * accounts client if a session is stored. Browsers without support load them later.
 */
export const aheadScript = `(function(d,e,a){a=JSON.parse(d.querySelector('[name=ahead]').content);
(a[e.lang]||[]).concat(e.hasAttribute('data-signed-in')&&!RegExp(a.without).test(location.pathname)?a.session:[]).forEach(function(f,l){
l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.append(l)})
})(document,document.documentElement)`.replaceAll('\n', '')
