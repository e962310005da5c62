/**
 * The script after the body of an app page that is drawn (docs/decisions/0013): puts the page in the language that was
 * chosen on this device, with the pictures of the page, remembers and marks (`data-pressed`) which button is pressed before the app is there, or which link that needs it
 * (`data-waits`), takes a question away that is not for whoever is there (nobody is signed in, or the screen is hidden), and asks for the app once the page has been painted, so that nothing on the line comes before what can be
 * read. Where the app did not come, the page loads anew once the signal is back: a browser does not ask for a module again
 * that it could not load.
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
d.addEventListener('click',function(v,x){x=v.target.closest('#app button,#app a[data-waits]');if(x&&!e.isLive){if(e.pressed)delete e.pressed.dataset.pressed;e.pressed=x;x.dataset.pressed='';x.href&&v.preventDefault()}});
function go(){p.chunks.concat(p[e.lang]||[],e.hasAttribute('data-signed-in')&&!RegExp(p.without).test(location.pathname)?p.session:[])
.forEach(function(f,l){l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.append(l)});
import(p.script).catch(function(){addEventListener('online',function(){location.reload()})})}
d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})
})(document,document.documentElement)`.replaceAll('\n', '')
