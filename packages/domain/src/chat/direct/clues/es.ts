import type { Clues } from './types';

export const clues: Clues = {
  me: 'yo, me, mi, mio, mia, conmigo, nos, nuestr*, estoy, soy, tengo, quiero, quisiera, no (puedo|aguanto|quiero|se), *arme, *erme, *irme, *andome, *endome',
  loved:
    'hij[oa]*, niñ[oa]*, chic[oa], peque*, amig[oa]*, compa, compañer[oa]*, mejor amig*, herman[oa]*, hermanit[oa]*, prim[oa]*, alumn[oa]*, estudiante, novi[oa], sobrin[oa]*, nene, nena, chamac[oa], ella, de \\d+ años',
  adult:
    'padre*, papa*, papi, viejo, vieja, madre*, mama*, mami, jefe, jefa, padres, padrastro, madrastra, ti[oa], abuel[oa]*, profe*, profesor*, maestr[oa]*, tutor*, entrenador*, coach, hombre, señor*, tipo, tio, man, adult[oa]*, desconocid*, alguien, novio, ex, herman[oa]*, prim[oa], vecin[oa], el, ella, familia, marido, cura, pareja',
  victim:
    'me, nos, (le|lo|la) (peg|golpe|toc|manose|maltrat)*, (nuestr|su)[oa]* hij[oa]*, a mi, mi (herman*|madre|mama|hij*|cara|cuerpo|brazo*|pierna*|cabeza|celu*|movil|espalda|muslo*|pelo), *arme, *erme, *irme, *arnos',
  nobody: 'nadie, ninguno, ni un alma',
  no: 'no, nunca, jamas, nada, nadie, ningun*, sin, ni, tampoco, apenas, casi, dej[oae]*, par[oóe], ya no, niega',
  want: 'quier*, quisiera*, querri*, gustaria, ganas (de)*, dese*, pens* en, piens*, pensando*, ojala, prefer*, planea*, planeo, voy a, espero, busco, sueño con, mejor',
  live: 'viv*, vida, despert*, exist*, seguir (aqui|viv|adelante|asi)*, estar (aqui|vivo|viva), nac*, (este|el) mundo, levantarme mas, amanecer, continuar(?! (con|el|la)), (ver|llegar a|despert*) … mañana',
  die: 'mor*, muert[oae], muero, muera, muere, matar*, matarme, mato, suicid*, ahorcar*, ahorc[oe], ahogar*, colgar(me|se), quitar* la vida, acabar (con|todo)*, terminar con (todo|mi)*, dormir* … (no|nunca|jamas), palmar*, descansar para siempre',
  gone: 'sin mi, desapare*, (si|cuando) … (no estuviera|no este|no estoy|me fuera|me voy|me muero|muero|me muriera), no estuviera, ya no (este|estoy|estuviera), no volver a casa, no vuelvo a casa, sobro, estoy de mas',
  matter:
    'extrañar*, extraña*, echar* de menos, echaria*, notar*, dari* cuenta, importa*, llorar*, trist*, preocup*, enterar*, buscar*',
  better: 'mejor*, feliz*, felices, alivi*, tranquil*, content*, mas facil',
  tired:
    'cansad[oa] (de|del), hart[oa] (de|del), no (aguanto|soporto), sin (fuerzas|ganas), no (tengo|me quedan) (fuerza|gana)*, podrid[oa] de, canse de, mas no poder',
  point: 'sentido, para que, razon, motivo, por que, porque, pa que, vale la pena, sirve',
  deserve: 'merezco, merec*, digno',
  selfHarm:
    '(me|se) (autolesion|cort[oaée](?! (el|la luz|internet|pelo)))*, autolesion*, hago cutting, (me|se) (hago|hace|hizo) (daño|cortes), (me|se) (lastim|rasguñ|queme|quemo|quema)*, se mata, (me|se) (mato|ahorco|ahorca|suicid)*',
  cut: 'cort*, rasguñ*, quem*, lastim*, herir*, hier*, hago daño, hace daño, arañ*, cicatric*, marca*, sangr*, tajo*, golpe* … (cabeza|pared), rajar*, rajo',
  skin: 'brazo*, antebrazo*, muñeca*, vena*, pierna*, muslo*, piel, mangas?',
  self: 'mi misma, mi mismo, si misma, si mismo',
  blade:
    'cuchilla*, navaja*, cuchillo*, tijera*, encendedor*, mechero*, cuerda*, soga*, cinturon*, cutter, gillette, aguja*, pistola*, arma*, veneno*, lejia*, hojilla*, cloro',
  hide: 'escond*, ocult*, debajo*, bajo (la|el|su)*, almohada, cama, baño, cajon, cuarto, habitacion, encontr*, secreto, cuello, encerr*',
  take: 'tome, tomo, tomado, tomar*, trag*, ingir*, comi, bebi, consum*, empastill*, metio, meti, zampe',
  much: 'monton*, much[oa]s?, caja*, blister*, todas, tod[oa]s, puñado*, frasco*, bote, [1-9]\\d, cuant[oa]s, demasiad*, suficiente, un chingo, banda',
  pills:
    'pastilla*, medicament*, comprimido*, somnifero*, paracetamol*, ibuprofeno*, aspirina*, antidepres*, ansiolitico*, tableta*, xanax, clonazepam, valium, sedante*, algo',
  heights:
    'puente*, azotea*, techo*, balcon*, ventana*, tren*, metro, via*, edificio*, carro*, coche*, precipicio*, terraza, camion',
  jump: 'salt*, tir(ar|o|e)*, lanz*, aventar*, arroj*, debajo de*, al vacio, de cabeza, mirando abajo, parad[oa] en, brincar*',
  bye: 'despedida*, adios (a todos|para siempre|mundo)*, carta de desp*, cartas (a|para) (todos|mis|mi)*, nota de (suicid|desped)*, regal* … (sus|mis|todas) cosas, ultimo mensaje, se despid*, despidiendose',
  end: 'acab*, termin*, par[ae]*, pare, fin, cese, desaparezca',
  all: 'todo, todo esto, dolor*, sufr*, mi vida, la vida, nada, esta vida, pesadilla, la existencia, el mundo',
  easy: 'sin dolor, indolor*, rapid*, facil*, forma*, manera*, metodo*, duele, dolor*, cuanto (tard|dur)*',
  hit: 'peg[aoóu]*, pegar*, golpe[aoó]*, golpear*, cachete*, cachetad*, patead*, pate[aoó]*, patada*, puñet*, azot*, cintur(on|az)*, correaz*, chanclaz*, bofetad*, abofete*, ahorc*, estrangul*, empuj*, maltrat*, caga a palos, palo*, paliza*, trompad*, madre[ao]*, zurr*, jal* del pelo, violent*',
  touch:
    '(?!(cual|que|cuando|cuanto|donde) )\\S+ (me|nos|le|la|lo) toc[aoó](?!( \\S+)? (el tema|hacer|estudiar)| (el tema|hacer|estudiar|el turno|examen|la guitarra|el piano))*, tocar(me|la|lo), tocand*, toque*, manose*, acaric*, bes[aoó], besar*, abus*, viol[aoó], violar*, violad[oa], acos*, desnud*, sentar* … (piernas|rodillas|regazo), (mano|manos) … (encima|pierna|muslo|cintura|cuerpo|pecho)*, pecho*, nalga*, forz*, mete mano, meti[oó] mano, intimo*, sexual*',
  bed: '(a|en|entra a|entra en) mi (cuarto|cama|habitacion|pieza), mi (cuarto|cama|habitacion|pieza) … (noche|borracho), me (escrib*|mand*|llam*) … (por la noche|de noche|a medianoche|madrugada), en mi cama, mientras me (ducho|baño)',
  ask: 'pid*, pedi*, mand*, envi*, quier*, queria, oblig*, forz*, hace que, insist*, exig*, dice que',
  pics: 'foto*, nude*, video*, desnud*, camara, cam, pack*, intim*, selfie*, imagen*, cuerpo, packs, ropa',
  leak: 'difund*, filtr*, public*, subir*, postear*, compartir*, (enviar*|mandar*|mostrar*|enseñar*|pasar*) … (todos|a mi|a mis)*, quemar*, por internet',
  nude: 'desnud*, nude*, intim*, pack*, cuerpo, ropa interior, quite la ropa, quitar* la ropa, tetas, sin ropa',
  threat:
    'amenaz*, chantaj*, extors*, (me|nos) (va a matar|mata|matara|van a pegar)*, si no (lo|la|le|hago)* … (sub|public|cuent|mat)*, nos hara daño, hacer* daño a mi*',
  secret:
    'nuestro secreto, es un secreto, secreto entre*, no (se )?(lo )?(le )?(cuente|diga|contar|decir|puedo contar|puedo decir)* … (nadie|padres|papas|mama|papa)*, entre nosotros, sin que (mis|se enteren)*, borra* (los|el|nuestros) (mensaje|chat)*, cerrar la puerta con*',
  lock: 'encierr*, encerr*, ech(a|o|ar|an)* de (la )?casa, corr(e|er|en|io)* de (la )?casa, (sin|no me da* de|no me dej*) (comer|comida|cenar|cena), saca* de (la )?casa, me quita la comida, deja* fuera',
  shout:
    'grit*, chill*, insult*, (me|nos) (llama|dice|trata de) … (inutil|idiota|tont|gord|fracas|burr|basura|estorbo|puta|mierda|verguenza|estupid)*, humill*, borrach*, tira (cosas|platos|todo)*, avienta*, rompe (mi|mis|todo)*, rompi[oó]*, se enfurec*, se vuelve loc*, menospreci*',
  regret:
    '(arrepient*|ojala|quisiera|hubiera|deberia|debio|se arrepiente) … (tenerme|tenido|nacid|nacer|abort|hijos)*, no debi (nacer|tenerte)*, nunca (me )?(quiso|quisieron)* *, me desprecia*, averguenza* de mi, error de su vida',
  online: 'discord, snap*, insta*, tiktok, telegram, internet, por redes, roblox, conoci (en|por)*, free ?fire',
  bully:
    'bull[iy]*, acos*, burl*, ri(e|en|eron)* de (mi|el|ella)*, (me|lo|la|le) insult*, molest* (en|a mi|mis|todos)*, exclu*, aisl*, (me|lo|la|le) ignor*, excluy*, ningune*, (me|lo|la) margin(a|an|aron), marginad[oa], sin amigos, ningun amig*, no tengo amigos, apod*, rumores, chisme*, empuj*, hacen (el )?vacio, me odian, odian, ciber ?(acos|bull)*, meten conmigo, meten con (el|ella|mi), que me (mate|muera|suicide)*, matate, pegan',
  afraid: 'miedo, tem(o|e|en|or), asust*, aterr*, panico, pavor, terror',
  home: 'casa, boleta*, boletin*, (mi|a mi|mis|de mi) (padre*|papa*|madre*|mama*|viejo*|padrastro|tio|hermano|profe*|tutor|entrenador|novio|ex), a el, de el, volver, regresar, ir (al|a la) (cole|colegio|escuela|clase|insti)*',
  eat: 'come, comen, comia, comio, comido, comiendo, coma, comer, cen[aoó], prueba* bocado, bocado, aliment*, desayun*',
  sleep: 'duerm*, dorm*, sueño',
  speak: 'habl[ae]?(?! (frances|ingles|español|aleman|chino)), ver a nadie, amigos, convers*, relacion* con',
  out: 'sale (de|del)*, salir (de|del) (su|la|mi)*, se levanta*, levantar*, (la|su|mi) cama, ir (al|a la) (cole|escuela|clase|colegio|insti)*, (su|mi) (cuarto|habitacion)',
  vomit:
    'vomit*, devolver la comida, (guacar|wacar)*, laxante*, dedos … (garganta|boca), ayun*, calorias*, pas* hambre, atracon*, anorex*, bulimi*, matar de hambre, (ados|ba)j* … kilos',
  meal: 'come, como, comido, comer, comida*, cen*, proposito, todo, despues, kilos?, gord[oa]*, flac[oa]*, delgad*, peso, cont*, me',
  panic:
    'panico, ataque* de (ansiedad|nervios|panico)*, ansiedad, hipervent*, tembl*, tiemb*, desmay*, crisis de*, mareo*, taquicard*, infarto, (siento que|creo que|como si) … (muero|morir|desmay|volver loc|vuelvo loc)*, colaps*, burnout, crisis nervios*, me vuelvo loc[oa]*, ataques',
  breathe: 'respir*, aire, ahog*',
  cry: 'llor*, lagrima*, sollo*',
  long: 'dia*, dias, semana*, mes*, siempre, todo el (dia|tiempo)*, desde*, cada (noche|dia|mañana|vez)*, tod[oa]s (los|las) (noche|dia|mañana|tarde)*, noche*, sin parar, ya no, casi, solo, hace, mas',
  low: 'sin esperanza*, desesper*, (soy|estoy|siento|sentirme|siente|sea|ser) ((un |una |tan |muy |como |completamente |solo |toda |todo |mas que )+)?(inutil*|vaci[oa]*|sol[oa]s?|carga*|fracas*|basura*|estorbo*|fe[oa]|gord[oa]|rot[oa]|perdid[oa]|mierda|tont[oa]|nada|insuficiente|peso|estupid[oa])(?! (para|de) (el|la|clase|mates))*, no (valgo|sirvo)(?! para (las|la|el))*, (odio|odia|odi[oó]) (mi vida|mi cuerpo|a mi mism|su vida|vivir)*, me odio, se odia, (doy|me doy|da) asco, no (aguanto|puedo) mas, no doy mas, ya no (puedo|aguanto), nunca (soy|sere) suficiente, no soy suficiente, sin salida, no (veo|hay) (la )?salida, sin futuro, no tengo futuro, deprimid*, depresiv*, (con|tengo|tiene|tienen) depresion*, tocando fondo, toque fondo, (estoy|soy) una carga, no tengo ganas de nada, me da igual todo, sin ganas de nada, agotad[oa] de*, tirar la toalla, me rindo, hundid[oa], no valgo',
};
