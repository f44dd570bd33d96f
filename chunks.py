import re,gzip,glob,os,sys,json
d='build/client/assets/'
names={}
# route manifest
m=[f for f in os.listdir(d) if f.startswith('manifest-') and f.endswith('.js')]
s=open(d+m[0]).read()
j=json.loads(s[s.index('{'):s.rindex('}')+1])
def imps(f,seen):
    if f in seen: return
    seen.add(f)
    t=open('build/client'+f,encoding='utf8').read()
    for x in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"',t): imps('/assets/'+x,seen)
seen=set()
r=j['routes']
for rid in sys.argv[1:]:
    for f in [r[rid]['module'],*r[rid].get('imports',[])]: imps(f,seen)
imps(j['entry']['module'],seen)
tot=0;out=[]
for f in seen:
    n=len(gzip.compress(open('build/client'+f,'rb').read())); tot+=n; out.append((n,f))
for n,f in sorted(out,reverse=True)[:60]: print(n,f)
print(tot)
