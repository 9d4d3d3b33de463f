### Stato, immagini, titoli, resoconto e riepilogo della guerra fredda.

first_turn_cold_war = **Un primo turno**
    1. Un turno dura cinque anni. Prima tutti ricevono il reddito dei propri stati e le popolazioni crescono o calano: i paesi poveri guadagnano popolo, quelli ricchissimi ne perdono.
    2. Paga il mantenimento di carri (2), caccia (3) e missili (4 o 5). Ciò che non paghi scende di un gradino: i caccia diventano carri, i carri fanterie.
    3. Poi fai quello che vuoi, in qualsiasi ordine, finché puoi pagare. Compra armate dove ne hai già una. Muovine fino a tre in convoglio: tre stati per tappa, 1 di denaro a tappa; dove ci sono altri ti fermi con il loro permesso o paghi una guerra.
    4. Una guerra costa 5 (15 tra le superpotenze) e nessuno è obbligato a combatterla; uno stato in guerra non rende nulla a nessuno. In un conflitto ogni armata lancia tanti dadi quanta è la sua forza: da 6 in su è un successo, ogni 1 ne toglie uno.
    5. Tratta: denaro, permessi e promesse si possono dare in ogni momento, ma non tra USA e URSS. Dopo il 1980 vince chi ha aumentato di più il proprio reddito.
