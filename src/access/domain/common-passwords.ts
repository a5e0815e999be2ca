/**
 * Words that too many people choose, in a list of our own: tried as they are, and behind digits, signs and the usual
 * disguises, so that one line stands for many passwords.
 */
const words = `
password passwort passw parola parolachiave segreto segretissimo secret topsecret letmein welcome benvenuto benvenuti
access accesso login signin entra entrare enter open apriti apritisesamo sesamo admin administrator amministratore root
superuser master user utente guest ospite test testing prova provaprova default changeme cambiami temp temporary
temporanea example esempio demo hello ciao ciaociao salve buongiorno buonasera internet computer server windows android
iphone samsung google facebook instagram whatsapp youtube amazon netflix spotify pokemon nintendo playstation minecraft
fortnite superman batman spiderman starwars ironman hulk zorro goku naruto onepiece dragon dragonball pikachu mario
qwerty qwertyu qwertyui qwertyuiop qwertz azerty asdf asdfgh asdfghj asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
qweasd qweasdzxc wasd poiuyt poiuytrewq lkjhgfdsa mnbvcxz abcd abcde abcdef abcdefg abcdefgh abcdefghi abc aaa zzz
iloveyou ilove loveyou lovely love amore amoremio tiamo tiamo amoretesoro tesoro tesoromio cuore angelo angel princess
principessa prince principe regina queen king sweet baby babygirl babyboy honey sunshine sole luna stella stelle star
flower fiore fiori rosa rose butterfly farfalla summer estate winter inverno spring primavera autumn autunno monday
lunedi martedi mercoledi giovedi venerdi friday sabato domenica sunday january gennaio february febbraio march marzo
april aprile maggio june giugno july luglio august agosto september settembre october ottobre november novembre december
dicembre football calcio soccer baseball basketball hockey tennis volley pallavolo rugby golf ferrari maserati ducati
valentino lamborghini porsche mercedes mustang corvette harley yamaha honda juventus juve forzajuve inter forzainter
milan forzamilan acmilan napoli forzanapoli roma forzaroma asroma lazio forzalazio torino fiorentina sampdoria genoa
atalanta bologna cagliari palermo catania verona parma italia forzaitalia italy italiano england france francia germany
germania spain spagna america canada china russia london londra paris parigi berlin berlino milano torino venezia firenze
michael jennifer jordan jessica charlie thomas daniel andrew joshua matthew robert george william ashley nicole hannah
michelle amanda samantha maggie buster hunter tigger ginger pepper shadow killer monkey tiger lion leone eagle aquila
falcon falco panther pantera wolf lupo bear orso dolphin delfino horse cavallo kitten gattino gatto puppy cane dog cat
fuffy micio briciola birillo pippo pluto paperino topolino minnie garfield snoopy bambi cucciolo andrea francesco
alessandro alessandra alessio alessia antonio antonella giuseppe giovanni giovanna giorgio giorgia marco mario maria luca
lucia luigi matteo martina federico federica francesca chiara sara simone simona stefano stefania roberto roberta riccardo
davide daniele daniela claudio claudia cristina cristiano valentina valeria vincenzo salvatore pasquale gennaro domenico
michele michela nicola lorenzo gabriele elena elisa laura paola paolo silvia sofia giulia giulio ilaria barbara monica
patrizia angela angelo anna rosario carmela concetta napoleone napoleon bonaparte austerlitz waterloo marengo borodino
jena wagram leipzig lipsia elchingen murat ney davout massena wellington blucher kutuzov imperatore emperor empire impero
general generale soldato soldier granatiere grenadier hussar ussaro dragoon dragone lancer lanciere moschetto musket
cannone cannon artiglieria artillery cavalleria cavalry fanteria infantry battaglia battle battaglie wargame wargames
wargamer warhammer miniature miniatures miniatura soldatini soldatino dadi dice arbitro referee umpire ordremixte club
rulebook regolamento vittoria victory guerra warrior guerriero legione legion legionario centurion gladiator gladiatore
freedom liberta whatever trustno trustnoone nothing niente nessuno nobody qualcosa something matrix merlin mago wizard
phoenix fenice thunder tuono lightning fulmine storm tempesta silver argento golden oro diamond diamante cheese
formaggio pizza pasta spaghetti chocolate cioccolato nutella banana orange arancia apple mela cookie biscotto coffee
caffe birra vino pasticcino gelato purple viola yellow giallo green verde black nero white bianco rosso blue azzurro
forever persempre jesus gesu madonna padrepio sangennaro maradona ronaldo messi totti delpiero baggio buffon
`;

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
