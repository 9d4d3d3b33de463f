BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'schema','2026-11-27 09:38:31',1,X'B342B1DC438D62DC330700A9F6F7729BE1A42856149895A572BE58CCCB6FB12AA5F11A79E7AD8B8B0D6E1CCF9DC3EDFF',1942565);
INSERT INTO "_sqlx_migrations" VALUES(2,'dice_of_turns_and_orders','2026-11-27 09:38:31',1,X'D502809612868713FFEDDF447B778EB2D0C313D8E2B01A3227CC56D5FB327F9D248571E163880385955F0B0510FFD1AE',1478489);
INSERT INTO "_sqlx_migrations" VALUES(3,'absence','2026-11-27 09:38:31',1,X'FA19D46BD74EE5A55204B6D45D551D0ECCED871782E9C8170D1E071FFA49DD0D821F5EC2D999A543D310581A1AF599A3',1091589);
INSERT INTO "_sqlx_migrations" VALUES(4,'standstill','2026-11-27 09:38:31',1,X'A00906E1FCEF862B2FE387A817082C3EFC2941C7AF1319A7303277337F3C0DB0B7505D685F994F440B4E6D46EE7A646B',579019);
INSERT INTO "_sqlx_migrations" VALUES(5,'absences','2026-11-27 09:38:31',1,X'BB5269213A73B46FCA5DDC35A449468CB2616F7B573F2C411F93A17AA80C58FF37CB7FD0C507EC24ACB6E032F2B7A848',696836);
INSERT INTO "_sqlx_migrations" VALUES(7,'ratings','2026-11-27 09:38:31',1,X'A6332CB71997BDC8870C38F3906B38CBCB221E90166E1691DA7F99FEF450248D1C35E7811F7B0A1CCA68BC39558AEB1F',766861);
INSERT INTO "_sqlx_migrations" VALUES(8,'erased','2026-11-27 09:38:31',1,X'2209AC1C35E8C1651E04597D42B1EBED7E007058E7F15806E735156F19891973EA030E9729A209968CFE6857E7A91AA3',633521);
INSERT INTO "_sqlx_migrations" VALUES(9,'lobby_rules','2026-11-27 09:38:31',1,X'C4A4D2012833BB0C8EBBF2B262D3E18A4C77BAE627A9AAFDB804155687E5804B8F667E7716C6611D940F60BDBD2522FF',2163157);
INSERT INTO "_sqlx_migrations" VALUES(11,'reliability','2026-11-27 09:38:31',1,X'B5F9B9A7F8E465DCBE4245FE7345542D8120A2162DEC5417925D43B1A150DE2FACDE05D6ADEF6F15B9E26E0C700166CC',398157);
INSERT INTO "_sqlx_migrations" VALUES(12,'handovers','2026-11-27 09:38:31',1,X'E95976E931F2B8526AE4F24F40C3955A5D4B93A086871762F71EAC165CE5173A28D708C59FB52EA221BB2BEC55A1B5D5',731758);
INSERT INTO "_sqlx_migrations" VALUES(13,'notices','2026-11-27 09:38:31',1,X'9777863DB04D29488AA008B9F15AF73D96830238354D3BFC1C4365B8937279913004493354C36DFD195F5FF9E4AB20AF',3242115);
INSERT INTO "_sqlx_migrations" VALUES(14,'settled','2026-11-27 09:38:31',1,X'4BA7B5652358CF769BF2FB8C8E3805F005F8C7F56A6BD9894C537B6D2606158F7FE18212B8C44D974B4243E07D562A11',680151);
INSERT INTO "_sqlx_migrations" VALUES(15,'rulebook_of_games','2026-11-27 09:38:31',1,X'E3B14D63BC54E96275D9D77C3A0EB17D3BDFAD2A210CF066204314D71A293A1F1B4BF43F0C405F1451D50BF0646BAA8F',673601);
INSERT INTO "_sqlx_migrations" VALUES(16,'event_version','2026-11-27 09:38:31',1,X'B3C044BFDF9E5099C1B2A38CEF00CE9112FD4F4EF9E0A1250927AC65E0C5C8FB5CF5C31A49219A5EBFEA747213845340',613951);
CREATE TABLE absences (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    person    BIGINT NOT NULL REFERENCES people (id),
    first_day TEXT   NOT NULL,
    last_day  TEXT   NOT NULL,
    zone      TEXT   NOT NULL,
    -- When it begins and is over. Of one that was ended early `last_day` and `ends` are those of its end; one that was cancelled before
    -- it began has no row.
    begins    BIGINT NOT NULL,
    ends      BIGINT NOT NULL
);
CREATE TABLE digests (
    person BIGINT PRIMARY KEY,
    due    BIGINT,
    sent   BIGINT NOT NULL
);
CREATE TABLE entrants (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    person     BIGINT NOT NULL REFERENCES people (id),
    name       TEXT   NOT NULL,
    place      BIGINT,
    state      TEXT   NOT NULL CHECK (state IN ('in', 'out', 'reserve')),
    entered    BIGINT NOT NULL,
    PRIMARY KEY (tournament, person)
);
INSERT INTO "entrants" VALUES(1,1575808031059345408,'Ilaria',0,'in',0);
INSERT INTO "entrants" VALUES(1,1575808033374601216,'Marco',1,'in',1);
INSERT INTO "entrants" VALUES(1,1575808033378795520,'Zoë',2,'in',2);
INSERT INTO "entrants" VALUES(1,1575808033382989824,'Nadia',3,'in',3);
CREATE TABLE events (
    game BIGINT NOT NULL REFERENCES games (id),
    seq  BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL, version BIGINT NOT NULL DEFAULT 1,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
INSERT INTO "events" VALUES(1,0,0,1795772317473,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,3],[1,1],[2,6],[3,3]]],"first":2,"draw":0}}}}}',1);
INSERT INTO "events" VALUES(1,1,0,1795772317473,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":0},{"seat":1},{"seat":3},{"seat":0},{"seat":2},{"seat":0},{"seat":2},{"seat":1},{"seat":0},{"seat":3},{"seat":2},{"seat":1},{"seat":3},{"seat":2},{"seat":2},{"seat":3},{"seat":2},{"seat":1},{"seat":0},{"seat":1},{"seat":0},{"seat":0},{"seat":2},{"seat":3},{"seat":2},{"seat":0},{"seat":3},{"seat":1},{"seat":1},{"seat":2},{"seat":2},{"seat":0},{"seat":3},{"seat":1},{"seat":3},{"seat":3},{"seat":1},{"seat":1},{"seat":0},{"seat":3},{"seat":2},{"seat":3}],"draw":4,"draws":42}}}}}',1);
INSERT INTO "events" VALUES(1,2,0,1795772317473,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[4,4],[6,2],[10,2],[13,1],[14,1],[16,2],[22,3],[29,1],[30,2],[40,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(1,3,0,1795772317473,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[2,3],[9,2],[12,1],[15,3],[23,2],[26,2],[32,1],[34,2],[35,3]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(1,4,0,1795772317473,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[0,1],[3,2],[5,2],[8,2],[18,3],[20,3],[21,1],[25,1],[31,4],[38,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(1,5,0,1795772317473,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[1,3],[7,3],[11,3],[17,3],[19,5],[27,2],[33,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(1,6,1,1795772317473,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":1,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(1,7,1,1795858717474,'{"answered":{"by":2,"ask":{"opened":7,"to":2},"how":"silence","action":{"classic":{"place":{"armies":[[4,1],[16,2]]}}}}}',1);
INSERT INTO "events" VALUES(1,8,1,1795858717474,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[4,1],[16,2]]}}}}}',1);
INSERT INTO "events" VALUES(1,9,1,1795858717474,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(1,10,1,1795858717474,'{"answered":{"by":2,"ask":{"opened":10,"to":2},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(1,11,1,1795858717474,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(1,12,1,1795858717474,'{"answered":{"by":2,"ask":{"opened":12,"to":2},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(1,13,1,1795858717474,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(1,14,2,1795858717474,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":2,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(1,15,2,1795945117476,'{"answered":{"by":3,"ask":{"opened":15,"to":3},"how":"silence","action":{"classic":{"place":{"armies":[[2,1],[35,2]]}}}}}',1);
INSERT INTO "events" VALUES(1,16,2,1795945117476,'{"happened":{"classic":{"public":{"placed":{"seat":3,"armies":[[2,1],[35,2]]}}}}}',1);
INSERT INTO "events" VALUES(1,17,2,1795945117476,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(1,18,2,1795945117476,'{"answered":{"by":3,"ask":{"opened":18,"to":3},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(1,19,2,1795945117476,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(1,20,2,1795945117476,'{"answered":{"by":3,"ask":{"opened":20,"to":3},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(1,21,2,1795945117476,'{"happened":{"classic":{"public":{"turn_ended":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(1,22,3,1795945117476,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":3,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(1,23,3,1796031517477,'{"answered":{"by":0,"ask":{"opened":23,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(1,24,3,1796031517477,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(1,25,3,1796031517477,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(1,26,3,1796031517477,'{"answered":{"by":0,"ask":{"opened":26,"to":0},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(1,27,3,1796031517477,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(1,28,3,1796031517477,'{"answered":{"by":0,"ask":{"opened":28,"to":0},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(1,29,3,1796031517477,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(1,30,4,1796031517477,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":4,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(2,0,0,1795772323524,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,3],[1,2],[2,6],[3,4]]],"first":2,"draw":0}}}}}',1);
INSERT INTO "events" VALUES(2,1,0,1795772323524,'{"happened":{"classic":{"objective_dealt":{"seat":2,"objective":{"key":"eliminate_3","goal":{"eliminate":{"seat":2}}},"draw":4}}}}',1);
INSERT INTO "events" VALUES(2,2,0,1795772323524,'{"happened":{"classic":{"objective_dealt":{"seat":3,"objective":{"key":"europe_south_america_third","goal":{"land":{"continents":[2,1],"others":1,"territories":[]}}},"draw":5}}}}',1);
INSERT INTO "events" VALUES(2,3,0,1795772323524,'{"happened":{"classic":{"objective_dealt":{"seat":0,"objective":{"key":"north_america_africa","goal":{"land":{"continents":[0,3],"others":0,"territories":[]}}},"draw":6}}}}',1);
INSERT INTO "events" VALUES(2,4,0,1795772323524,'{"happened":{"classic":{"objective_dealt":{"seat":1,"objective":{"key":"eliminate_2","goal":{"eliminate":{"seat":1}}},"draw":7}}}}',1);
INSERT INTO "events" VALUES(2,5,0,1795772323524,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":0},{"seat":3},{"seat":2},{"seat":1},{"seat":3},{"seat":2},{"seat":0},{"seat":2},{"seat":1},{"seat":0},{"seat":2},{"seat":0},{"seat":0},{"seat":3},{"seat":1},{"seat":1},{"seat":3},{"seat":3},{"seat":2},{"seat":1},{"seat":1},{"seat":3},{"seat":0},{"seat":0},{"seat":1},{"seat":3},{"seat":3},{"seat":2},{"seat":1},{"seat":1},{"seat":3},{"seat":0},{"seat":2},{"seat":3},{"seat":1},{"seat":2},{"seat":0},{"seat":0},{"seat":2},{"seat":2},{"seat":0},{"seat":3}],"draw":8,"draws":42}}}}}',1);
INSERT INTO "events" VALUES(2,6,0,1795772323524,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[2,2],[7,2],[10,2],[18,4],[27,4],[32,1],[35,4],[38,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(2,7,0,1795772323524,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[1,2],[4,3],[13,1],[16,2],[17,1],[21,2],[26,1],[30,3],[33,4]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(2,8,0,1795772323524,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[0,2],[6,3],[9,1],[11,1],[22,3],[23,1],[31,4],[36,1],[37,1],[40,2]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(2,9,0,1795772323524,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[3,3],[8,2],[14,2],[15,1],[19,3],[20,5],[24,2],[29,1],[34,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(2,10,1,1795772323524,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":1,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(2,11,1,1795858723524,'{"answered":{"by":2,"ask":{"opened":11,"to":2},"how":"silence","action":{"classic":{"place":{"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(2,12,1,1795858723524,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(2,13,1,1795858723524,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(2,14,1,1795858723524,'{"answered":{"by":2,"ask":{"opened":14,"to":2},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(2,15,1,1795858723524,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(2,16,1,1795858723524,'{"answered":{"by":2,"ask":{"opened":16,"to":2},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(2,17,1,1795858723524,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(2,18,2,1795858723524,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":2,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(2,19,2,1795945123524,'{"answered":{"by":3,"ask":{"opened":19,"to":3},"how":"silence","action":{"classic":{"place":{"armies":[[21,3]]}}}}}',1);
INSERT INTO "events" VALUES(2,20,2,1795945123524,'{"happened":{"classic":{"public":{"placed":{"seat":3,"armies":[[21,3]]}}}}}',1);
INSERT INTO "events" VALUES(2,21,2,1795945123524,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(2,22,2,1795945123524,'{"answered":{"by":3,"ask":{"opened":22,"to":3},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(2,23,2,1795945123524,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(2,24,2,1795945123524,'{"answered":{"by":3,"ask":{"opened":24,"to":3},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(2,25,2,1795945123524,'{"happened":{"classic":{"public":{"turn_ended":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(2,26,3,1795945123524,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":3,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(2,27,3,1796031523525,'{"answered":{"by":0,"ask":{"opened":27,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[22,1],[31,2]]}}}}}',1);
INSERT INTO "events" VALUES(2,28,3,1796031523525,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[22,1],[31,2]]}}}}}',1);
INSERT INTO "events" VALUES(2,29,3,1796031523525,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(2,30,3,1796031523525,'{"answered":{"by":0,"ask":{"opened":30,"to":0},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(2,31,3,1796031523525,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(2,32,3,1796031523525,'{"answered":{"by":0,"ask":{"opened":32,"to":0},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(2,33,3,1796031523525,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(2,34,4,1796031523525,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":4,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(3,0,0,1795772329585,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,4],[1,5],[2,6],[3,4]]],"first":2,"draw":0}}}}}',1);
INSERT INTO "events" VALUES(3,1,0,1795772329585,'{"happened":{"classic":{"objective_dealt":{"seat":2,"objective":{"key":"octopus","name":{"en":"The Octopus","it":"Piovra"},"goal":{"land":{"continents":[0,2],"others":0,"territories":[26,27,28,30,32]}}},"draw":4}}}}',1);
INSERT INTO "events" VALUES(3,2,0,1795772329585,'{"happened":{"classic":{"objective_dealt":{"seat":3,"objective":{"key":"cyclist","name":{"en":"The Cyclist","it":"Ciclista"},"goal":{"land":{"continents":[2,3,5],"others":0,"territories":[26,34,35,36,37]}}},"draw":5}}}}',1);
INSERT INTO "events" VALUES(3,3,0,1795772329585,'{"happened":{"classic":{"objective_dealt":{"seat":0,"objective":{"key":"crab","name":{"en":"The Crab","it":"Granchio"},"goal":{"land":{"continents":[0,5],"others":0,"territories":[13,15,19,26,33,34,35,36,37]}}},"draw":6}}}}',1);
INSERT INTO "events" VALUES(3,4,0,1795772329585,'{"happened":{"classic":{"objective_dealt":{"seat":1,"objective":{"key":"elephant","name":{"en":"The Elephant","it":"Elefante"},"goal":{"land":{"continents":[2,3],"others":0,"territories":[2,4,5,7,26,34,35]}}},"draw":7}}}}',1);
INSERT INTO "events" VALUES(3,5,0,1795772329585,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":0},{"seat":1},{"seat":0},{"seat":2},{"seat":3},{"seat":3},{"seat":3},{"seat":0},{"seat":1},{"seat":2},{"seat":0},{"seat":2},{"seat":3},{"seat":2},{"seat":3},{"seat":1},{"seat":1},{"seat":1},{"seat":0},{"seat":2},{"seat":0},{"seat":3},{"seat":1},{"seat":3},{"seat":1},{"seat":3},{"seat":2},{"seat":1},{"seat":0},{"seat":2},{"seat":0},{"seat":2},{"seat":1},{"seat":2},{"seat":1},{"seat":0},{"seat":3},{"seat":3},{"seat":1},{"seat":2},{"seat":0},{"seat":0}],"draw":8,"draws":42}}}}}',1);
INSERT INTO "events" VALUES(3,6,0,1795772329585,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[3,3],[9,1],[11,2],[13,2],[19,4],[26,1],[29,2],[31,1],[33,3],[39,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(3,7,0,1795772329585,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[4,4],[5,2],[6,2],[12,1],[14,3],[21,3],[23,2],[25,1],[36,1],[37,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(3,8,0,1795772329585,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[0,1],[2,3],[7,3],[10,2],[18,3],[20,3],[30,1],[35,3]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(3,9,0,1795772329585,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[1,3],[8,2],[15,2],[16,2],[17,2],[22,2],[27,3],[34,2],[38,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(3,10,1,1795772329585,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":1,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(3,11,1,1795858729585,'{"answered":{"by":2,"ask":{"opened":11,"to":2},"how":"silence","action":{"classic":{"place":{"armies":[[19,2],[33,1]]}}}}}',1);
INSERT INTO "events" VALUES(3,12,1,1795858729585,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[19,2],[33,1]]}}}}}',1);
INSERT INTO "events" VALUES(3,13,1,1795858729585,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(3,14,1,1795858729585,'{"answered":{"by":2,"ask":{"opened":14,"to":2},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(3,15,1,1795858729585,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(3,16,1,1795858729585,'{"answered":{"by":2,"ask":{"opened":16,"to":2},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(3,17,1,1795858729585,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(3,18,2,1795858729585,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":2,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(3,19,2,1795945129586,'{"answered":{"by":3,"ask":{"opened":19,"to":3},"how":"silence","action":{"classic":{"place":{"armies":[[4,2],[21,1]]}}}}}',1);
INSERT INTO "events" VALUES(3,20,2,1795945129586,'{"happened":{"classic":{"public":{"placed":{"seat":3,"armies":[[4,2],[21,1]]}}}}}',1);
INSERT INTO "events" VALUES(3,21,2,1795945129586,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(3,22,2,1795945129586,'{"answered":{"by":3,"ask":{"opened":22,"to":3},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(3,23,2,1795945129586,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(3,24,2,1795945129586,'{"answered":{"by":3,"ask":{"opened":24,"to":3},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(3,25,2,1795945129586,'{"happened":{"classic":{"public":{"turn_ended":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(3,26,3,1795945129586,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":3,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(3,27,3,1796031529586,'{"answered":{"by":0,"ask":{"opened":27,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[35,3]]}}}}}',1);
INSERT INTO "events" VALUES(3,28,3,1796031529586,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[35,3]]}}}}}',1);
INSERT INTO "events" VALUES(3,29,3,1796031529586,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(3,30,3,1796031529586,'{"answered":{"by":0,"ask":{"opened":30,"to":0},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(3,31,3,1796031529586,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(3,32,3,1796031529586,'{"answered":{"by":0,"ask":{"opened":32,"to":0},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(3,33,3,1796031529586,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(3,34,4,1796031529586,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":4,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(4,0,0,1795772335640,'{"happened":{"classic":{"public":{"order_rolled":{"rounds":[[[0,6],[1,5],[2,1],[3,1]],[[2,3],[3,6]]],"order":[0,1,3,2],"draw":0}}}}}',1);
INSERT INTO "events" VALUES(4,1,0,1795772335640,'{"happened":{"classic":{"public":{"dealt_by_dice":{"throws":[[0,3,[38,30,1]],[1,3,[12,14,11]],[3,6,[25,2,5,3,21,41]],[2,3,[32,19,20]],[0,2,[18,10]],[1,3,[40,28,6]],[3,2,[22,15]],[2,5,[7,27,8,0,37]],[0,4,[23,26,39,24]],[1,1,[17]],[3,6,[9,4,36,31,13,29]],[2,2,[16,34]],[0,1,[35]],[1,4,[33]]],"draw":6,"draws":56}}}}}',1);
INSERT INTO "events" VALUES(4,2,1,1795772335640,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":1,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(4,3,1,1795772335640,'{"happened":{"classic":{"drew":{"seat":0,"card":33,"draw":62}}}}',1);
INSERT INTO "events" VALUES(4,4,1,1795858735640,'{"answered":{"by":0,"ask":{"opened":4,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[18,1],[30,1],[35,1]]}}}}}',1);
INSERT INTO "events" VALUES(4,5,1,1795858735640,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[18,1],[30,1],[35,1]]}}}}}',1);
INSERT INTO "events" VALUES(4,6,1,1795858735640,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(4,7,1,1795858735640,'{"answered":{"by":0,"ask":{"opened":7,"to":0},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(4,8,1,1795858735640,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(4,9,1,1795858735640,'{"answered":{"by":0,"ask":{"opened":9,"to":0},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(4,10,1,1795858735640,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(4,11,2,1795858735640,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":2,"territories":2,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(4,12,2,1795858735640,'{"happened":{"classic":{"drew":{"seat":1,"card":5,"draw":63}}}}',1);
INSERT INTO "events" VALUES(4,13,2,1795945135640,'{"answered":{"by":1,"ask":{"opened":13,"to":1},"how":"silence","action":{"classic":{"place":{"armies":[[33,2]]}}}}}',1);
INSERT INTO "events" VALUES(4,14,2,1795945135640,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[33,2]]}}}}}',1);
INSERT INTO "events" VALUES(4,15,2,1795945135640,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(4,16,2,1795945135640,'{"answered":{"by":1,"ask":{"opened":16,"to":1},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(4,17,2,1795945135640,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(4,18,2,1795945135640,'{"answered":{"by":1,"ask":{"opened":18,"to":1},"how":"forced","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(4,19,2,1795945135640,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(4,20,3,1795945135640,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":3,"territories":4,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(4,21,3,1795945135640,'{"happened":{"classic":{"drew":{"seat":3,"card":2,"draw":64}}}}',1);
INSERT INTO "events" VALUES(5,0,0,1795772341696,'{"happened":{"y2210":{"public":{"start_rolled":{"rounds":[[[0,2],[1,5],[2,3],[3,2]]],"first":1,"draw":0}}}}}',1);
INSERT INTO "events" VALUES(5,1,0,1795772341696,'{"happened":{"y2210":{"public":{"devastated":{"at":[21,9,32,17],"draw":4}}}}}',1);
INSERT INTO "events" VALUES(5,2,0,1795772341696,'{"happened":{"y2210":{"public":{"land_dealt":{"lots":[[31,1],[2,2],[27,3],[7,0],[19,1],[37,2],[3,3],[24,0],[8,1],[11,2],[14,3],[23,0],[26,1],[29,2],[39,3],[38,0],[41,1],[20,2],[6,3],[35,0],[18,1],[0,2],[40,3],[13,0],[22,1],[5,2],[10,3],[25,0],[33,1],[30,2],[4,3],[1,0],[16,1],[34,2],[12,3],[15,0],[36,1],[28,2]],"draw":8}}}}}',1);
INSERT INTO "events" VALUES(5,3,0,1795772341696,'{"happened":{"y2210":{"public":{"garrisoned":{"garrisons":[[1,{"garrison":{"mods":[[8,2],[16,2],[18,2],[19,3],[22,3],[26,1],[31,2],[33,2],[36,2],[41,1]],"land":19,"diplomat":19,"station":19}}],[2,{"garrison":{"mods":[[0,2],[2,3],[5,2],[11,2],[20,3],[28,1],[29,1],[34,4],[37,2]],"land":34,"diplomat":34,"station":34}}],[3,{"garrison":{"mods":[[3,2],[4,4],[6,2],[10,1],[12,1],[14,3],[27,5],[39,2],[40,1]],"land":27,"diplomat":27,"station":27}}],[0,{"garrison":{"mods":[[1,4],[7,4],[13,2],[15,3],[23,2],[24,1],[35,3],[38,2]],"land":1,"diplomat":1,"station":1}}]]}}}}}',1);
INSERT INTO "events" VALUES(5,4,0,1795772341696,'{"happened":{"y2210":{"public":{"year_began":{"year":1,"turn":0,"seats":[1,2,3,0]}}}}}',1);
INSERT INTO "events" VALUES(5,5,0,1795858741697,'{"sealed":{"by":1,"ask":{"opened":5,"to":1},"how":"silence","action":{"y2210":{"bid":{"energy":0}}}}}',1);
INSERT INTO "events" VALUES(5,6,0,1795858741697,'{"sealed":{"by":2,"ask":{"opened":5,"to":2},"how":"silence","action":{"y2210":{"bid":{"energy":0}}}}}',1);
INSERT INTO "events" VALUES(5,7,0,1795858741697,'{"sealed":{"by":3,"ask":{"opened":5,"to":3},"how":"silence","action":{"y2210":{"bid":{"energy":0}}}}}',1);
INSERT INTO "events" VALUES(5,8,0,1795858741697,'{"sealed":{"by":0,"ask":{"opened":5,"to":0},"how":"silence","action":{"y2210":{"bid":{"energy":0}}}}}',1);
INSERT INTO "events" VALUES(5,9,0,1795858741697,'{"happened":{"y2210":{"public":{"bids_shown":{"bids":[[1,0],[2,0],[3,0],[0,0]],"rounds":[[[1,1],[2,1],[3,3],[0,1]],[[1,5],[2,1],[0,6]]],"order":[3,0,1,2],"draw":46}}}}}',1);
INSERT INTO "events" VALUES(5,10,0,1795945141697,'{"answered":{"by":3,"ask":{"opened":10,"to":3},"how":"silence","action":{"y2210":{"marker":{"number":1}}}}}',1);
INSERT INTO "events" VALUES(5,11,0,1795945141697,'{"happened":{"y2210":{"public":{"marker_chosen":{"seat":3,"number":1}}}}}',1);
INSERT INTO "events" VALUES(6,0,0,1795772347753,'{"happened":{"cold_war":{"public":{"seats_drawn":{"order":[3,1,0,2],"draw":0}}}}}',1);
INSERT INTO "events" VALUES(6,1,0,1795772347753,'{"happened":{"cold_war":{"public":{"set_up":{"starts":[{"seat":3,"states":[0,1,2,3,4,5,6,7,8,9,11,12,13,14,15,17,18,32],"population":22,"money":0,"initial":33},{"seat":1,"states":[10,22,31,33,40,41],"population":8,"money":0,"initial":10},{"seat":0,"states":[16,19,26,27,28,29,30,34,35,36,37,38,39],"population":22,"money":0,"initial":33},{"seat":2,"states":[20,21,23,24,25],"population":8,"money":0,"initial":10}]}}}}}',1);
INSERT INTO "events" VALUES(6,2,0,1795772347753,'{"happened":{"cold_war":{"public":{"year_began":{"round":1,"year":1950,"order":[3,1,0,2],"draw":null}}}}}',1);
INSERT INTO "events" VALUES(6,3,0,1795772347753,'{"happened":{"cold_war":{"public":{"counted":{"census":[{"seat":0,"yielded":33,"income":33,"growth":0,"wars":0,"before":22,"after":22},{"seat":1,"yielded":10,"income":10,"growth":1,"wars":0,"before":8,"after":9},{"seat":2,"yielded":10,"income":10,"growth":1,"wars":0,"before":8,"after":9},{"seat":3,"yielded":33,"income":33,"growth":0,"wars":0,"before":22,"after":22}]}}}}}',1);
INSERT INTO "events" VALUES(6,4,1,1795772347753,'{"happened":{"cold_war":{"public":{"turn_began":{"seat":3,"round":1,"turn":1,"place":0}}}}}',1);
INSERT INTO "events" VALUES(6,5,1,1795772347753,'{"answered":{"by":3,"ask":{"opened":5,"to":3},"how":"forced","action":{"cold_war":{"upkeep":{"unpaid":[]}}}}}',1);
INSERT INTO "events" VALUES(6,6,1,1795772347753,'{"happened":{"cold_war":{"public":{"upkeep_paid":{"seat":3,"money":0,"drops":[]}}}}}',1);
INSERT INTO "events" VALUES(6,7,1,1795858747754,'{"answered":{"by":3,"ask":{"opened":7,"to":3},"how":"silence","action":{"cold_war":"done"}}}',1);
INSERT INTO "events" VALUES(6,8,1,1795858747754,'{"happened":{"cold_war":{"public":{"turn_ended":{"seat":3}}}}}',1);
INSERT INTO "events" VALUES(6,9,2,1795858747754,'{"happened":{"cold_war":{"public":{"turn_began":{"seat":1,"round":1,"turn":2,"place":1}}}}}',1);
INSERT INTO "events" VALUES(6,10,2,1795858747754,'{"answered":{"by":1,"ask":{"opened":10,"to":1},"how":"forced","action":{"cold_war":{"upkeep":{"unpaid":[]}}}}}',1);
INSERT INTO "events" VALUES(6,11,2,1795858747754,'{"happened":{"cold_war":{"public":{"upkeep_paid":{"seat":1,"money":0,"drops":[]}}}}}',1);
INSERT INTO "events" VALUES(6,12,2,1795945147754,'{"answered":{"by":1,"ask":{"opened":12,"to":1},"how":"silence","action":{"cold_war":"done"}}}',1);
INSERT INTO "events" VALUES(6,13,2,1795945147754,'{"happened":{"cold_war":{"public":{"turn_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(6,14,3,1795945147754,'{"happened":{"cold_war":{"public":{"turn_began":{"seat":0,"round":1,"turn":3,"place":2}}}}}',1);
INSERT INTO "events" VALUES(6,15,3,1795945147754,'{"answered":{"by":0,"ask":{"opened":15,"to":0},"how":"forced","action":{"cold_war":{"upkeep":{"unpaid":[]}}}}}',1);
INSERT INTO "events" VALUES(6,16,3,1795945147754,'{"happened":{"cold_war":{"public":{"upkeep_paid":{"seat":0,"money":0,"drops":[]}}}}}',1);
INSERT INTO "events" VALUES(7,0,0,1795772349779,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,3],[1,5],[2,3]]],"first":1,"draw":0}}}}}',1);
INSERT INTO "events" VALUES(7,1,0,1795772349779,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":2},{"seat":0},{"seat":1},{"seat":1},{"seat":1},{"seat":0},{"seat":0},{"seat":0},{"seat":2},{"seat":0},{"seat":1},{"seat":2},{"seat":2},{"seat":2},{"seat":2},{"seat":0},{"seat":1},{"seat":2},{"seat":0},{"seat":2},{"seat":2},{"seat":2},{"seat":2},{"seat":0},{"seat":0},{"seat":0},{"seat":1},{"seat":1},{"seat":0},{"seat":0},{"seat":1},{"seat":0},{"seat":0},{"seat":1},{"seat":1},{"seat":2},{"seat":1},{"seat":2},{"seat":1},{"seat":1},{"seat":2},{"seat":1}],"draw":3,"draws":42}}}}}',1);
INSERT INTO "events" VALUES(7,2,0,1795772349779,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[2,2],[3,2],[4,3],[10,2],[16,4],[27,2],[30,4],[33,1],[34,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(7,3,0,1795772349779,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[0,2],[8,2],[11,1],[13,1],[14,1],[17,1],[19,4],[20,1],[22,2],[35,2],[37,2],[40,2]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(7,4,0,1795772349779,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[1,3],[5,1],[6,2],[7,1],[9,2],[15,3],[18,5],[23,1],[28,1],[29,1],[31,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(7,5,1,1795772349779,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":1,"territories":4,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(7,6,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":6,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[30,4]]}}}}}',1);
INSERT INTO "events" VALUES(7,7,1,1795772352781,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[30,4]]}}}}}',1);
INSERT INTO "events" VALUES(7,8,1,1795772352781,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,9,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":9,"to":1},"how":"player","action":{"classic":{"attack":{"from":30,"to":32,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,10,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":30,"to":32,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,11,1,1795772352781,'{"answered":{"by":0,"ask":{"opened":11,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,12,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":30,"to":32,"against":{"seat":0},"attack":[4,2,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":45}}}}}',1);
INSERT INTO "events" VALUES(7,13,1,1795772352781,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":30,"to":32,"whose":{"seat":0},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,14,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":14,"to":1},"how":"player","action":{"classic":{"advance":{"armies":8}}}}}',1);
INSERT INTO "events" VALUES(7,15,1,1795772352781,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":30,"to":32,"armies":8}}}}}',1);
INSERT INTO "events" VALUES(7,16,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":16,"to":1},"how":"player","action":{"classic":{"attack":{"from":32,"to":31,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,17,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":32,"to":31,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,18,1,1795772352781,'{"answered":{"by":0,"ask":{"opened":18,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,19,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":32,"to":31,"against":{"seat":0},"attack":[6,5,1],"defence":[5,1],"attacker_lost":0,"defender_lost":2,"draw":49}}}}}',1);
INSERT INTO "events" VALUES(7,20,1,1795772352781,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":32,"to":31,"whose":{"seat":0},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,21,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":21,"to":1},"how":"player","action":{"classic":{"advance":{"armies":7}}}}}',1);
INSERT INTO "events" VALUES(7,22,1,1795772352781,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":32,"to":31,"armies":7}}}}}',1);
INSERT INTO "events" VALUES(7,23,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":23,"to":1},"how":"player","action":{"classic":{"attack":{"from":31,"to":29,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,24,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":31,"to":29,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,25,1,1795772352781,'{"answered":{"by":0,"ask":{"opened":25,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,26,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":31,"to":29,"against":{"seat":0},"attack":[6,4,2],"defence":[5,2],"attacker_lost":0,"defender_lost":2,"draw":54}}}}}',1);
INSERT INTO "events" VALUES(7,27,1,1795772352781,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":31,"to":29,"whose":{"seat":0},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,28,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":28,"to":1},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}',1);
INSERT INTO "events" VALUES(7,29,1,1795772352781,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":31,"to":29,"armies":6}}}}}',1);
INSERT INTO "events" VALUES(7,30,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":30,"to":1},"how":"player","action":{"classic":{"attack":{"from":29,"to":28,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,31,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":29,"to":28,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,32,1,1795772352781,'{"answered":{"by":0,"ask":{"opened":32,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,33,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":29,"to":28,"against":{"seat":0},"attack":[6,3,1],"defence":[6,1],"attacker_lost":1,"defender_lost":1,"draw":59}}}}}',1);
INSERT INTO "events" VALUES(7,34,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":34,"to":1},"how":"player","action":{"classic":{"attack":{"from":29,"to":28,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,35,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":29,"to":28,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,36,1,1795772352781,'{"answered":{"by":0,"ask":{"opened":36,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,37,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":29,"to":28,"against":{"seat":0},"attack":[2,1,1],"defence":[3],"attacker_lost":1,"defender_lost":0,"draw":64}}}}}',1);
INSERT INTO "events" VALUES(7,38,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":38,"to":1},"how":"player","action":{"classic":{"attack":{"from":29,"to":28,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,39,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":29,"to":28,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,40,1,1795772352781,'{"answered":{"by":0,"ask":{"opened":40,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,41,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":29,"to":28,"against":{"seat":0},"attack":[2,1,1],"defence":[4],"attacker_lost":1,"defender_lost":0,"draw":68}}}}}',1);
INSERT INTO "events" VALUES(7,42,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":42,"to":1},"how":"player","action":{"classic":{"attack":{"from":29,"to":28,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,43,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":29,"to":28,"dice":2,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,44,1,1795772352781,'{"answered":{"by":0,"ask":{"opened":44,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,45,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":29,"to":28,"against":{"seat":0},"attack":[4,3],"defence":[4],"attacker_lost":1,"defender_lost":0,"draw":72}}}}}',1);
INSERT INTO "events" VALUES(7,46,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":46,"to":1},"how":"player","action":{"classic":{"attack":{"from":27,"to":28,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,47,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":27,"to":28,"dice":2,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,48,1,1795772352781,'{"answered":{"by":0,"ask":{"opened":48,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,49,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":27,"to":28,"against":{"seat":0},"attack":[6,2],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":75}}}}}',1);
INSERT INTO "events" VALUES(7,50,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":50,"to":1},"how":"player","action":{"classic":{"attack":{"from":10,"to":12,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,51,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":10,"to":12,"dice":2,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,52,1,1795772352781,'{"answered":{"by":2,"ask":{"opened":52,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,53,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":10,"to":12,"against":{"seat":2},"attack":[6,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":78}}}}}',1);
INSERT INTO "events" VALUES(7,54,1,1795772352781,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":10,"to":12,"whose":{"seat":2},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,55,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":55,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,56,1,1795772352781,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":10,"to":12,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,57,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":57,"to":1},"how":"player","action":{"classic":{"attack":{"from":16,"to":14,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,58,1,1795772352781,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":16,"to":14,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,59,1,1795772352781,'{"answered":{"by":2,"ask":{"opened":59,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,60,1,1795772352781,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":16,"to":14,"against":{"seat":2},"attack":[6,4,1],"defence":[2,1],"attacker_lost":0,"defender_lost":2,"draw":81}}}}}',1);
INSERT INTO "events" VALUES(7,61,1,1795772352781,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":16,"to":14,"whose":{"seat":2},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,62,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":62,"to":1},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,63,1,1795772352781,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":16,"to":14,"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,64,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":64,"to":1},"how":"player","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,65,1,1795772352781,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,66,1,1795772352781,'{"happened":{"classic":{"drew":{"seat":1,"card":4,"draw":86}}}}',1);
INSERT INTO "events" VALUES(7,67,1,1795772352781,'{"answered":{"by":1,"ask":{"opened":67,"to":1},"how":"player","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(7,68,1,1795772352781,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,69,2,1795772352781,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":2,"territories":4,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(7,70,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":70,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[22,4]]}}}}}',1);
INSERT INTO "events" VALUES(7,71,2,1795772355783,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[22,4]]}}}}}',1);
INSERT INTO "events" VALUES(7,72,2,1795772355783,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,73,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":73,"to":2},"how":"player","action":{"classic":{"attack":{"from":22,"to":25,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,74,2,1795772355783,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":22,"to":25,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,75,2,1795772355783,'{"answered":{"by":0,"ask":{"opened":75,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,76,2,1795772355783,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":22,"to":25,"against":{"seat":0},"attack":[5,3,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":87}}}}}',1);
INSERT INTO "events" VALUES(7,77,2,1795772355783,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":22,"to":25,"whose":{"seat":0},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,78,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":78,"to":2},"how":"player","action":{"classic":{"advance":{"armies":6}}}}}',1);
INSERT INTO "events" VALUES(7,79,2,1795772355783,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":22,"to":25,"armies":6}}}}}',1);
INSERT INTO "events" VALUES(7,80,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":80,"to":2},"how":"player","action":{"classic":{"attack":{"from":25,"to":24,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,81,2,1795772355783,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":25,"to":24,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,82,2,1795772355783,'{"answered":{"by":0,"ask":{"opened":82,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,83,2,1795772355783,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":25,"to":24,"against":{"seat":0},"attack":[5,3,1],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":91}}}}}',1);
INSERT INTO "events" VALUES(7,84,2,1795772355783,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":25,"to":24,"whose":{"seat":0},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,85,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":85,"to":2},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}',1);
INSERT INTO "events" VALUES(7,86,2,1795772355783,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":25,"to":24,"armies":5}}}}}',1);
INSERT INTO "events" VALUES(7,87,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":87,"to":2},"how":"player","action":{"classic":{"attack":{"from":24,"to":23,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,88,2,1795772355783,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":24,"to":23,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,89,2,1795772355783,'{"answered":{"by":0,"ask":{"opened":89,"to":0},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,90,2,1795772355783,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":24,"to":23,"against":{"seat":0},"attack":[5,3,3],"defence":[2,2],"attacker_lost":0,"defender_lost":2,"draw":95}}}}}',1);
INSERT INTO "events" VALUES(7,91,2,1795772355783,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":24,"to":23,"whose":{"seat":0},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,92,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":92,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,93,2,1795772355783,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":24,"to":23,"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,94,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":94,"to":2},"how":"player","action":{"classic":{"attack":{"from":19,"to":26,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,95,2,1795772355783,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":19,"to":26,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,96,2,1795772355783,'{"answered":{"by":1,"ask":{"opened":96,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,97,2,1795772355783,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":19,"to":26,"against":{"seat":1},"attack":[6,5,3],"defence":[5],"attacker_lost":0,"defender_lost":1,"draw":100}}}}}',1);
INSERT INTO "events" VALUES(7,98,2,1795772355783,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":19,"to":26,"whose":{"seat":1},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,99,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":99,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,100,2,1795772355783,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":19,"to":26,"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,101,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":101,"to":2},"how":"player","action":{"classic":{"attack":{"from":40,"to":41,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,102,2,1795772355783,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":40,"to":41,"dice":2,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,103,2,1795772355783,'{"answered":{"by":1,"ask":{"opened":103,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,104,2,1795772355783,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":40,"to":41,"against":{"seat":1},"attack":[5,4],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":104}}}}}',1);
INSERT INTO "events" VALUES(7,105,2,1795772355783,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":40,"to":41,"whose":{"seat":1},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,106,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":106,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,107,2,1795772355783,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":40,"to":41,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,108,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":108,"to":2},"how":"player","action":{"classic":{"attack":{"from":37,"to":38,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,109,2,1795772355783,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":37,"to":38,"dice":2,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,110,2,1795772355783,'{"answered":{"by":1,"ask":{"opened":110,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,111,2,1795772355783,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":37,"to":38,"against":{"seat":1},"attack":[6,3],"defence":[5],"attacker_lost":0,"defender_lost":1,"draw":107}}}}}',1);
INSERT INTO "events" VALUES(7,112,2,1795772355783,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":37,"to":38,"whose":{"seat":1},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,113,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":113,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,114,2,1795772355783,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":37,"to":38,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,115,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":115,"to":2},"how":"player","action":{"classic":{"attack":{"from":0,"to":30,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,116,2,1795772355783,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":0,"to":30,"dice":2,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,117,2,1795772355783,'{"answered":{"by":1,"ask":{"opened":117,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,118,2,1795772355783,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":0,"to":30,"against":{"seat":1},"attack":[4,3],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":110}}}}}',1);
INSERT INTO "events" VALUES(7,119,2,1795772355783,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":0,"to":30,"whose":{"seat":1},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,120,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":120,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,121,2,1795772355783,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":0,"to":30,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,122,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":122,"to":2},"how":"player","action":{"classic":{"attack":{"from":35,"to":36,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,123,2,1795772355783,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":35,"to":36,"dice":2,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,124,2,1795772355783,'{"answered":{"by":1,"ask":{"opened":124,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,125,2,1795772355783,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":35,"to":36,"against":{"seat":1},"attack":[3,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":113}}}}}',1);
INSERT INTO "events" VALUES(7,126,2,1795772355783,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":35,"to":36,"whose":{"seat":1},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,127,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":127,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,128,2,1795772355783,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":35,"to":36,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,129,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":129,"to":2},"how":"player","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,130,2,1795772355783,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,131,2,1795772355783,'{"happened":{"classic":{"drew":{"seat":2,"card":33,"draw":116}}}}',1);
INSERT INTO "events" VALUES(7,132,2,1795772355783,'{"answered":{"by":2,"ask":{"opened":132,"to":2},"how":"player","action":{"classic":{"fortify":{"from":23,"to":20,"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,133,2,1795772355783,'{"happened":{"classic":{"public":{"fortified":{"seat":2,"from":23,"to":20,"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,134,2,1795772355783,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,135,3,1795772355783,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":1,"turn":3,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(7,136,3,1795772475784,'{"answered":{"by":0,"ask":{"opened":136,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[1,2],[6,1]]}}}}}',1);
INSERT INTO "events" VALUES(7,137,3,1795772475784,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[1,2],[6,1]]}}}}}',1);
INSERT INTO "events" VALUES(7,138,3,1795772475784,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,139,3,1795772475784,'{"answered":{"by":0,"ask":{"opened":139,"to":0},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,140,3,1795772475784,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,141,3,1795772475784,'{"answered":{"by":0,"ask":{"opened":141,"to":0},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(7,142,3,1795772475784,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,143,4,1795772475784,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":2,"turn":4,"territories":4,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(7,144,4,1795772478785,'{"answered":{"by":1,"ask":{"opened":144,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[33,4]]}}}}}',1);
INSERT INTO "events" VALUES(7,145,4,1795772478785,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[33,4]]}}}}}',1);
INSERT INTO "events" VALUES(7,146,4,1795772478785,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,147,4,1795772478785,'{"answered":{"by":1,"ask":{"opened":147,"to":1},"how":"player","action":{"classic":{"attack":{"from":33,"to":37,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,148,4,1795772478785,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":33,"to":37,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,149,4,1795772478785,'{"answered":{"by":2,"ask":{"opened":149,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,150,4,1795772478785,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":33,"to":37,"against":{"seat":2},"attack":[5,5,2],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":117}}}}}',1);
INSERT INTO "events" VALUES(7,151,4,1795772478785,'{"answered":{"by":1,"ask":{"opened":151,"to":1},"how":"player","action":{"classic":{"attack":{"from":33,"to":37,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,152,4,1795772478785,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":33,"to":37,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,153,4,1795772478785,'{"answered":{"by":2,"ask":{"opened":153,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,154,4,1795772478785,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":33,"to":37,"against":{"seat":2},"attack":[6,2,1],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":121}}}}}',1);
INSERT INTO "events" VALUES(7,155,4,1795772478785,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":33,"to":37,"whose":{"seat":2},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,156,4,1795772478785,'{"answered":{"by":1,"ask":{"opened":156,"to":1},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,157,4,1795772478785,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":33,"to":37,"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,158,4,1795772478785,'{"answered":{"by":1,"ask":{"opened":158,"to":1},"how":"player","action":{"classic":{"attack":{"from":3,"to":0,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,159,4,1795772478785,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":3,"to":0,"dice":2,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,160,4,1795772478785,'{"answered":{"by":2,"ask":{"opened":160,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,161,4,1795772478785,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":3,"to":0,"against":{"seat":2},"attack":[4,1],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":125}}}}}',1);
INSERT INTO "events" VALUES(7,162,4,1795772478785,'{"answered":{"by":1,"ask":{"opened":162,"to":1},"how":"player","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,163,4,1795772478785,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,164,4,1795772478785,'{"happened":{"classic":{"drew":{"seat":1,"card":39,"draw":128}}}}',1);
INSERT INTO "events" VALUES(7,165,4,1795772478785,'{"answered":{"by":1,"ask":{"opened":165,"to":1},"how":"player","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(7,166,4,1795772478785,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,167,5,1795772478785,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":2,"turn":5,"territories":6,"continents":3}}}}}',1);
INSERT INTO "events" VALUES(7,168,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":168,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[21,3],[41,6]]}}}}}',1);
INSERT INTO "events" VALUES(7,169,5,1795772481786,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[21,3],[41,6]]}}}}}',1);
INSERT INTO "events" VALUES(7,170,5,1795772481786,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,171,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":171,"to":2},"how":"player","action":{"classic":{"attack":{"from":41,"to":39,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,172,5,1795772481786,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":41,"to":39,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,173,5,1795772481786,'{"answered":{"by":1,"ask":{"opened":173,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,174,5,1795772481786,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":41,"to":39,"against":{"seat":1},"attack":[5,4,2],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":129}}}}}',1);
INSERT INTO "events" VALUES(7,175,5,1795772481786,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":41,"to":39,"whose":{"seat":1},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,176,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":176,"to":2},"how":"player","action":{"classic":{"advance":{"armies":7}}}}}',1);
INSERT INTO "events" VALUES(7,177,5,1795772481786,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":41,"to":39,"armies":7}}}}}',1);
INSERT INTO "events" VALUES(7,178,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":178,"to":2},"how":"player","action":{"classic":{"attack":{"from":26,"to":33,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,179,5,1795772481786,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":26,"to":33,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,180,5,1795772481786,'{"answered":{"by":1,"ask":{"opened":180,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,181,5,1795772481786,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":26,"to":33,"against":{"seat":1},"attack":[5,3,2],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":133}}}}}',1);
INSERT INTO "events" VALUES(7,182,5,1795772481786,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":26,"to":33,"whose":{"seat":1},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,183,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":183,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,184,5,1795772481786,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":26,"to":33,"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,185,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":185,"to":2},"how":"player","action":{"classic":{"attack":{"from":33,"to":31,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,186,5,1795772481786,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":33,"to":31,"dice":2,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,187,5,1795772481786,'{"answered":{"by":1,"ask":{"opened":187,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,188,5,1795772481786,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":33,"to":31,"against":{"seat":1},"attack":[6,1],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":137}}}}}',1);
INSERT INTO "events" VALUES(7,189,5,1795772481786,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":33,"to":31,"whose":{"seat":1},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,190,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":190,"to":2},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,191,5,1795772481786,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":33,"to":31,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,192,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":192,"to":2},"how":"player","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,193,5,1795772481786,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,194,5,1795772481786,'{"happened":{"classic":{"drew":{"seat":2,"card":22,"draw":140}}}}',1);
INSERT INTO "events" VALUES(7,195,5,1795772481786,'{"answered":{"by":2,"ask":{"opened":195,"to":2},"how":"player","action":{"classic":{"fortify":{"from":39,"to":38,"armies":6}}}}}',1);
INSERT INTO "events" VALUES(7,196,5,1795772481786,'{"happened":{"classic":{"public":{"fortified":{"seat":2,"from":39,"to":38,"armies":6}}}}}',1);
INSERT INTO "events" VALUES(7,197,5,1795772481786,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,198,6,1795772481786,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":2,"turn":6,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(7,199,6,1795772601788,'{"answered":{"by":0,"ask":{"opened":199,"to":0},"how":"silence","action":{"classic":{"place":{"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(7,200,6,1795772601788,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(7,201,6,1795772601788,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,202,6,1795772601788,'{"answered":{"by":0,"ask":{"opened":202,"to":0},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,203,6,1795772601788,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,204,6,1795772601788,'{"answered":{"by":0,"ask":{"opened":204,"to":0},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(7,205,6,1795772601788,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,206,7,1795772601788,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":3,"turn":7,"territories":4,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(7,207,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":207,"to":1},"how":"player","action":{"classic":{"place":{"armies":[[34,4]]}}}}}',1);
INSERT INTO "events" VALUES(7,208,7,1795772604788,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[34,4]]}}}}}',1);
INSERT INTO "events" VALUES(7,209,7,1795772604788,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,210,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":210,"to":1},"how":"player","action":{"classic":{"attack":{"from":34,"to":26,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,211,7,1795772604788,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":34,"to":26,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,212,7,1795772604788,'{"answered":{"by":2,"ask":{"opened":212,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,213,7,1795772604788,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":34,"to":26,"against":{"seat":2},"attack":[5,4,2],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":141}}}}}',1);
INSERT INTO "events" VALUES(7,214,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":214,"to":1},"how":"player","action":{"classic":{"attack":{"from":34,"to":26,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,215,7,1795772604788,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":34,"to":26,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,216,7,1795772604788,'{"answered":{"by":2,"ask":{"opened":216,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,217,7,1795772604788,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":34,"to":26,"against":{"seat":2},"attack":[4,1,1],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":145}}}}}',1);
INSERT INTO "events" VALUES(7,218,7,1795772604788,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":34,"to":26,"whose":{"seat":2},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,219,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":219,"to":1},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,220,7,1795772604788,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":34,"to":26,"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,221,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":221,"to":1},"how":"player","action":{"classic":{"attack":{"from":37,"to":33,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,222,7,1795772604788,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":37,"to":33,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,223,7,1795772604788,'{"answered":{"by":2,"ask":{"opened":223,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,224,7,1795772604788,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":37,"to":33,"against":{"seat":2},"attack":[4,2,2],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":149}}}}}',1);
INSERT INTO "events" VALUES(7,225,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":225,"to":1},"how":"player","action":{"classic":{"attack":{"from":26,"to":33,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,226,7,1795772604788,'{"happened":{"classic":{"public":{"announced":{"seat":1,"from":26,"to":33,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,227,7,1795772604788,'{"answered":{"by":2,"ask":{"opened":227,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,228,7,1795772604788,'{"happened":{"classic":{"public":{"rolled":{"seat":1,"from":26,"to":33,"against":{"seat":2},"attack":[6,3,3],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":153}}}}}',1);
INSERT INTO "events" VALUES(7,229,7,1795772604788,'{"happened":{"classic":{"public":{"captured":{"seat":1,"from":26,"to":33,"whose":{"seat":2},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,230,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":230,"to":1},"how":"forced","action":{"classic":{"advance":{"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,231,7,1795772604788,'{"happened":{"classic":{"public":{"advanced":{"seat":1,"from":26,"to":33,"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,232,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":232,"to":1},"how":"player","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,233,7,1795772604788,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,234,7,1795772604788,'{"happened":{"classic":{"drew":{"seat":1,"card":6,"draw":157}}}}',1);
INSERT INTO "events" VALUES(7,235,7,1795772604788,'{"answered":{"by":1,"ask":{"opened":235,"to":1},"how":"player","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(7,236,7,1795772604788,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(7,237,8,1795772604788,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":3,"turn":8,"territories":6,"continents":5}}}}}',1);
INSERT INTO "events" VALUES(7,238,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":238,"to":2},"how":"player","action":{"classic":{"place":{"armies":[[21,2],[20,1],[30,8]]}}}}}',1);
INSERT INTO "events" VALUES(7,239,8,1795772607788,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[21,2],[20,1],[30,8]]}}}}}',1);
INSERT INTO "events" VALUES(7,240,8,1795772607788,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,241,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":241,"to":2},"how":"player","action":{"classic":{"attack":{"from":30,"to":32,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,242,8,1795772607788,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":30,"to":32,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,243,8,1795772607788,'{"answered":{"by":1,"ask":{"opened":243,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,244,8,1795772607788,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":30,"to":32,"against":{"seat":1},"attack":[3,3,2],"defence":[5],"attacker_lost":1,"defender_lost":0,"draw":158}}}}}',1);
INSERT INTO "events" VALUES(7,245,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":245,"to":2},"how":"player","action":{"classic":{"attack":{"from":30,"to":32,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,246,8,1795772607788,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":30,"to":32,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,247,8,1795772607788,'{"answered":{"by":1,"ask":{"opened":247,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,248,8,1795772607788,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":30,"to":32,"against":{"seat":1},"attack":[2,2,2],"defence":[2],"attacker_lost":1,"defender_lost":0,"draw":162}}}}}',1);
INSERT INTO "events" VALUES(7,249,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":249,"to":2},"how":"player","action":{"classic":{"attack":{"from":30,"to":32,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,250,8,1795772607788,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":30,"to":32,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,251,8,1795772607788,'{"answered":{"by":1,"ask":{"opened":251,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,252,8,1795772607788,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":30,"to":32,"against":{"seat":1},"attack":[5,5,4],"defence":[2],"attacker_lost":0,"defender_lost":1,"draw":166}}}}}',1);
INSERT INTO "events" VALUES(7,253,8,1795772607788,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":30,"to":32,"whose":{"seat":1},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,254,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":254,"to":2},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,255,8,1795772607788,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":30,"to":32,"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,256,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":256,"to":2},"how":"player","action":{"classic":{"attack":{"from":30,"to":28,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,257,8,1795772607788,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":30,"to":28,"dice":3,"chooser":0}}}}}',1);
INSERT INTO "events" VALUES(7,258,8,1795772607788,'{"answered":{"by":0,"ask":{"opened":258,"to":0},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,259,8,1795772607788,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":30,"to":28,"against":{"seat":0},"attack":[5,2,1],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":170}}}}}',1);
INSERT INTO "events" VALUES(7,260,8,1795772607788,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":30,"to":28,"whose":{"seat":0},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,261,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":261,"to":2},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,262,8,1795772607788,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":30,"to":28,"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,263,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":263,"to":2},"how":"player","action":{"classic":{"attack":{"from":38,"to":37,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,264,8,1795772607788,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":38,"to":37,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,265,8,1795772607788,'{"answered":{"by":1,"ask":{"opened":265,"to":1},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,266,8,1795772607788,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":38,"to":37,"against":{"seat":1},"attack":[6,6,1],"defence":[1,1],"attacker_lost":0,"defender_lost":2,"draw":174}}}}}',1);
INSERT INTO "events" VALUES(7,267,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":267,"to":2},"how":"player","action":{"classic":{"attack":{"from":38,"to":37,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,268,8,1795772607788,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":38,"to":37,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,269,8,1795772607788,'{"answered":{"by":1,"ask":{"opened":269,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,270,8,1795772607788,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":38,"to":37,"against":{"seat":1},"attack":[5,4,2],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":179}}}}}',1);
INSERT INTO "events" VALUES(7,271,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":271,"to":2},"how":"player","action":{"classic":{"attack":{"from":38,"to":37,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,272,8,1795772607788,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":38,"to":37,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,273,8,1795772607788,'{"answered":{"by":1,"ask":{"opened":273,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,274,8,1795772607788,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":38,"to":37,"against":{"seat":1},"attack":[6,6,5],"defence":[6],"attacker_lost":1,"defender_lost":0,"draw":183}}}}}',1);
INSERT INTO "events" VALUES(7,275,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":275,"to":2},"how":"player","action":{"classic":{"attack":{"from":38,"to":37,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,276,8,1795772607788,'{"happened":{"classic":{"public":{"announced":{"seat":2,"from":38,"to":37,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,277,8,1795772607788,'{"answered":{"by":1,"ask":{"opened":277,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,278,8,1795772607788,'{"happened":{"classic":{"public":{"rolled":{"seat":2,"from":38,"to":37,"against":{"seat":1},"attack":[5,4,1],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":187}}}}}',1);
INSERT INTO "events" VALUES(7,279,8,1795772607788,'{"happened":{"classic":{"public":{"captured":{"seat":2,"from":38,"to":37,"whose":{"seat":1},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,280,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":280,"to":2},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}',1);
INSERT INTO "events" VALUES(7,281,8,1795772607788,'{"happened":{"classic":{"public":{"advanced":{"seat":2,"from":38,"to":37,"armies":5}}}}}',1);
INSERT INTO "events" VALUES(7,282,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":282,"to":2},"how":"player","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,283,8,1795772607788,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,284,8,1795772607788,'{"happened":{"classic":{"drew":{"seat":2,"card":1,"draw":191}}}}',1);
INSERT INTO "events" VALUES(7,285,8,1795772607788,'{"answered":{"by":2,"ask":{"opened":285,"to":2},"how":"player","action":{"classic":{"fortify":{"from":32,"to":31,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,286,8,1795772607788,'{"happened":{"classic":{"public":{"fortified":{"seat":2,"from":32,"to":31,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,287,8,1795772607788,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(7,288,9,1795772607788,'{"happened":{"classic":{"public":{"turn_began":{"seat":0,"round":3,"turn":9,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(7,289,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":289,"to":0},"how":"player","action":{"classic":{"place":{"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(7,290,9,1795772727789,'{"happened":{"classic":{"public":{"placed":{"seat":0,"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(7,291,9,1795772727789,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,292,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":292,"to":0},"how":"player","action":{"classic":{"attack":{"from":18,"to":21,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,293,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":18,"to":21,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,294,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":294,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,295,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":18,"to":21,"against":{"seat":2},"attack":[6,4,2],"defence":[6,2],"attacker_lost":1,"defender_lost":1,"draw":192}}}}}',1);
INSERT INTO "events" VALUES(7,296,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":296,"to":0},"how":"player","action":{"classic":{"attack":{"from":18,"to":21,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,297,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":18,"to":21,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,298,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":298,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,299,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":18,"to":21,"against":{"seat":2},"attack":[5,3,2],"defence":[5,4],"attacker_lost":2,"defender_lost":0,"draw":197}}}}}',1);
INSERT INTO "events" VALUES(7,300,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":300,"to":0},"how":"player","action":{"classic":{"attack":{"from":1,"to":0,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,301,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":1,"to":0,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,302,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":302,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,303,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":1,"to":0,"against":{"seat":2},"attack":[5,3,3],"defence":[4],"attacker_lost":0,"defender_lost":1,"draw":202}}}}}',1);
INSERT INTO "events" VALUES(7,304,9,1795772727789,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":1,"to":0,"whose":{"seat":2},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,305,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":305,"to":0},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}',1);
INSERT INTO "events" VALUES(7,306,9,1795772727789,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":1,"to":0,"armies":5}}}}}',1);
INSERT INTO "events" VALUES(7,307,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":307,"to":0},"how":"player","action":{"classic":{"attack":{"from":18,"to":21,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,308,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":18,"to":21,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,309,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":309,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,310,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":18,"to":21,"against":{"seat":2},"attack":[5,2,1],"defence":[1,1],"attacker_lost":0,"defender_lost":2,"draw":206}}}}}',1);
INSERT INTO "events" VALUES(7,311,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":311,"to":0},"how":"player","action":{"classic":{"attack":{"from":18,"to":21,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,312,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":18,"to":21,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,313,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":313,"to":2},"how":"silence","action":{"classic":{"defend":{"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,314,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":18,"to":21,"against":{"seat":2},"attack":[6,6,2],"defence":[5,4],"attacker_lost":0,"defender_lost":2,"draw":211}}}}}',1);
INSERT INTO "events" VALUES(7,315,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":315,"to":0},"how":"player","action":{"classic":{"attack":{"from":18,"to":21,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,316,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":18,"to":21,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,317,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":317,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,318,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":18,"to":21,"against":{"seat":2},"attack":[6,6,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":216}}}}}',1);
INSERT INTO "events" VALUES(7,319,9,1795772727789,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":18,"to":21,"whose":{"seat":2},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,320,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":320,"to":0},"how":"player","action":{"classic":{"advance":{"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,321,9,1795772727789,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":18,"to":21,"armies":3}}}}}',1);
INSERT INTO "events" VALUES(7,322,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":322,"to":0},"how":"player","action":{"classic":{"attack":{"from":18,"to":19,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,323,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":18,"to":19,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,324,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":324,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,325,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":18,"to":19,"against":{"seat":2},"attack":[5,4,3],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":220}}}}}',1);
INSERT INTO "events" VALUES(7,326,9,1795772727789,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":18,"to":19,"whose":{"seat":2},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,327,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":327,"to":0},"how":"player","action":{"classic":{"advance":{"armies":5}}}}}',1);
INSERT INTO "events" VALUES(7,328,9,1795772727789,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":18,"to":19,"armies":5}}}}}',1);
INSERT INTO "events" VALUES(7,329,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":329,"to":0},"how":"player","action":{"classic":{"attack":{"from":19,"to":16,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,330,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":19,"to":16,"dice":3,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,331,9,1795772727789,'{"answered":{"by":1,"ask":{"opened":331,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,332,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":19,"to":16,"against":{"seat":1},"attack":[5,3,1],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":224}}}}}',1);
INSERT INTO "events" VALUES(7,333,9,1795772727789,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":19,"to":16,"whose":{"seat":1},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,334,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":334,"to":0},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,335,9,1795772727789,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":19,"to":16,"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,336,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":336,"to":0},"how":"player","action":{"classic":{"attack":{"from":0,"to":30,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,337,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":0,"to":30,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,338,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":338,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,339,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":0,"to":30,"against":{"seat":2},"attack":[5,3,1],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":228}}}}}',1);
INSERT INTO "events" VALUES(7,340,9,1795772727789,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":0,"to":30,"whose":{"seat":2},"min":3}}}}}',1);
INSERT INTO "events" VALUES(7,341,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":341,"to":0},"how":"player","action":{"classic":{"advance":{"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,342,9,1795772727789,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":0,"to":30,"armies":4}}}}}',1);
INSERT INTO "events" VALUES(7,343,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":343,"to":0},"how":"player","action":{"classic":{"attack":{"from":30,"to":32,"dice":3}}}}}',1);
INSERT INTO "events" VALUES(7,344,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":30,"to":32,"dice":3,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,345,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":345,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,346,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":30,"to":32,"against":{"seat":2},"attack":[3,2,1],"defence":[4],"attacker_lost":1,"defender_lost":0,"draw":232}}}}}',1);
INSERT INTO "events" VALUES(7,347,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":347,"to":0},"how":"player","action":{"classic":{"attack":{"from":21,"to":35,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,348,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":21,"to":35,"dice":2,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,349,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":349,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,350,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":21,"to":35,"against":{"seat":2},"attack":[3,2],"defence":[1],"attacker_lost":0,"defender_lost":1,"draw":236}}}}}',1);
INSERT INTO "events" VALUES(7,351,9,1795772727789,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":21,"to":35,"whose":{"seat":2},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,352,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":352,"to":0},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,353,9,1795772727789,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":21,"to":35,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,354,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":354,"to":0},"how":"player","action":{"classic":{"attack":{"from":9,"to":10,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,355,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":9,"to":10,"dice":2,"chooser":1}}}}}',1);
INSERT INTO "events" VALUES(7,356,9,1795772727789,'{"answered":{"by":1,"ask":{"opened":356,"to":1},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,357,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":9,"to":10,"against":{"seat":1},"attack":[6,5],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":239}}}}}',1);
INSERT INTO "events" VALUES(7,358,9,1795772727789,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":9,"to":10,"whose":{"seat":1},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,359,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":359,"to":0},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,360,9,1795772727789,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":9,"to":10,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,361,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":361,"to":0},"how":"player","action":{"classic":{"attack":{"from":30,"to":32,"dice":2}}}}}',1);
INSERT INTO "events" VALUES(7,362,9,1795772727789,'{"happened":{"classic":{"public":{"announced":{"seat":0,"from":30,"to":32,"dice":2,"chooser":2}}}}}',1);
INSERT INTO "events" VALUES(7,363,9,1795772727789,'{"answered":{"by":2,"ask":{"opened":363,"to":2},"how":"forced","action":{"classic":{"defend":{"dice":1}}}}}',1);
INSERT INTO "events" VALUES(7,364,9,1795772727789,'{"happened":{"classic":{"public":{"rolled":{"seat":0,"from":30,"to":32,"against":{"seat":2},"attack":[4,1],"defence":[3],"attacker_lost":0,"defender_lost":1,"draw":242}}}}}',1);
INSERT INTO "events" VALUES(7,365,9,1795772727789,'{"happened":{"classic":{"public":{"captured":{"seat":0,"from":30,"to":32,"whose":{"seat":2},"min":2}}}}}',1);
INSERT INTO "events" VALUES(7,366,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":366,"to":0},"how":"forced","action":{"classic":{"advance":{"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,367,9,1795772727789,'{"happened":{"classic":{"public":{"advanced":{"seat":0,"from":30,"to":32,"armies":2}}}}}',1);
INSERT INTO "events" VALUES(7,368,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":368,"to":0},"how":"player","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(7,369,9,1795772727789,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,370,9,1795772727789,'{"happened":{"classic":{"drew":{"seat":0,"card":43,"draw":245}}}}',1);
INSERT INTO "events" VALUES(7,371,9,1795772727789,'{"answered":{"by":0,"ask":{"opened":371,"to":0},"how":"player","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(7,372,9,1795772727789,'{"happened":{"classic":{"public":{"turn_ended":{"seat":0}}}}}',1);
INSERT INTO "events" VALUES(7,373,10,1795772727789,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":4,"turn":10,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(9,0,0,1795772359178,'{"happened":{"classic":{"public":{"start_rolled":{"rounds":[[[0,4],[1,6],[2,4],[3,6]],[[1,4],[3,2]]],"first":1,"draw":0}}}}}',1);
INSERT INTO "events" VALUES(9,1,0,1795772359178,'{"happened":{"classic":{"public":{"dealt":{"holders":[{"seat":2},{"seat":1},{"seat":1},{"seat":2},{"seat":1},{"seat":1},{"seat":1},{"seat":2},{"seat":0},{"seat":3},{"seat":2},{"seat":0},{"seat":0},{"seat":3},{"seat":2},{"seat":2},{"seat":1},{"seat":1},{"seat":2},{"seat":0},{"seat":3},{"seat":2},{"seat":3},{"seat":3},{"seat":0},{"seat":2},{"seat":3},{"seat":3},{"seat":0},{"seat":3},{"seat":1},{"seat":0},{"seat":2},{"seat":1},{"seat":3},{"seat":0},{"seat":1},{"seat":2},{"seat":1},{"seat":0},{"seat":3},{"seat":0}],"draw":6,"draws":42}}}}}',1);
INSERT INTO "events" VALUES(9,2,0,1795772359178,'{"happened":{"classic":{"public":{"deployed":{"seat":1,"own":[[1,1],[4,1],[6,2],[16,3],[17,2],[30,4],[33,4],[36,1],[38,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(9,3,0,1795772359178,'{"happened":{"classic":{"public":{"deployed":{"seat":2,"own":[[0,1],[3,2],[7,3],[10,2],[14,2],[15,2],[18,4],[21,2],[37,1]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(9,4,0,1795772359178,'{"happened":{"classic":{"public":{"deployed":{"seat":3,"own":[[9,2],[13,2],[20,3],[22,3],[26,1],[27,2],[29,2],[34,3],[40,2]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(9,5,0,1795772359178,'{"happened":{"classic":{"public":{"deployed":{"seat":0,"own":[[8,2],[11,2],[19,4],[24,2],[28,2],[31,4],[35,4]],"neutral":[]}}}}}',1);
INSERT INTO "events" VALUES(9,6,1,1795772359178,'{"happened":{"classic":{"public":{"turn_began":{"seat":1,"round":1,"turn":1,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(9,7,1,1795858759178,'{"answered":{"by":1,"ask":{"opened":7,"to":1},"how":"silence","action":{"classic":{"place":{"armies":[[16,2],[33,1]]}}}}}',1);
INSERT INTO "events" VALUES(9,8,1,1795858759178,'{"happened":{"classic":{"public":{"placed":{"seat":1,"armies":[[16,2],[33,1]]}}}}}',1);
INSERT INTO "events" VALUES(9,9,1,1795858759178,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(9,10,1,1795858759178,'{"answered":{"by":1,"ask":{"opened":10,"to":1},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(9,11,1,1795858759178,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(9,12,1,1795858759178,'{"answered":{"by":1,"ask":{"opened":12,"to":1},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(9,13,1,1795858759178,'{"happened":{"classic":{"public":{"turn_ended":{"seat":1}}}}}',1);
INSERT INTO "events" VALUES(9,14,2,1795858759178,'{"happened":{"classic":{"public":{"turn_began":{"seat":2,"round":1,"turn":2,"territories":3,"continents":0}}}}}',1);
INSERT INTO "events" VALUES(9,15,2,1795945159179,'{"answered":{"by":2,"ask":{"opened":15,"to":2},"how":"silence","action":{"classic":{"place":{"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(9,16,2,1795945159179,'{"happened":{"classic":{"public":{"placed":{"seat":2,"armies":[[18,3]]}}}}}',1);
INSERT INTO "events" VALUES(9,17,2,1795945159179,'{"happened":{"classic":{"public":{"attacks_opened":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(9,18,2,1795945159179,'{"answered":{"by":2,"ask":{"opened":18,"to":2},"how":"silence","action":{"classic":"stop"}}}',1);
INSERT INTO "events" VALUES(9,19,2,1795945159179,'{"happened":{"classic":{"public":{"attacks_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(9,20,2,1795945159179,'{"answered":{"by":2,"ask":{"opened":20,"to":2},"how":"silence","action":{"classic":"hold"}}}',1);
INSERT INTO "events" VALUES(9,21,2,1795945159179,'{"happened":{"classic":{"public":{"turn_ended":{"seat":2}}}}}',1);
INSERT INTO "events" VALUES(9,22,3,1795945159179,'{"happened":{"classic":{"public":{"turn_began":{"seat":3,"round":1,"turn":3,"territories":3,"continents":0}}}}}',1);
CREATE TABLE games (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    version       BIGINT NOT NULL,
    guild         BIGINT NOT NULL,
    -- Negative until the game's own thread is open ([PBP-61]).
    channel       BIGINT NOT NULL,
    -- The channel above the game's own thread; 0: it has none ([PBP-61]).
    parent        BIGINT NOT NULL DEFAULT 0,
    number        BIGINT NOT NULL,
    status        TEXT   NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled', 'closed')),
    setup         TEXT   NOT NULL,
    way_chosen    BIGINT NOT NULL,
    pace          BIGINT,
    defence_waits BIGINT NOT NULL,
    host          BIGINT NOT NULL,
    -- Milliseconds between the beginning of a computer player's turn and its decisions ([PBP-44]).
    computer_delay BIGINT NOT NULL,
    seed          TEXT   NOT NULL,
    -- `promise` and `commitment` are stored as they were published ([PBP-40]), so that `/verify` can compare the seed with
    -- them. The promise is written in the transaction that opens the lobby.
    promise       TEXT   NOT NULL DEFAULT '',
    -- Empty until no more words are accepted.
    commitment    TEXT   NOT NULL,
    -- The round of the public beacon that the commitment names; 0: none.
    round         BIGINT NOT NULL DEFAULT 0,
    -- Its signature in hexadecimal; `-`: no beacon answered in time; empty: none is named, or it is not published yet.
    beacon        TEXT   NOT NULL DEFAULT '',
    -- The message with the commitment.
    told          BIGINT,
    -- The messages with revealed words, each as `seat:message` and a blank. A word that was published after the beacon's round
    -- proves nothing.
    reveals       TEXT   NOT NULL DEFAULT '',
    seq           BIGINT NOT NULL,
    turn          BIGINT NOT NULL,
    span          BIGINT NOT NULL,
    campaign      TEXT   NOT NULL,
    touched       BIGINT NOT NULL,
    lobby_message BIGINT,
    panel         BIGINT,
    panel_seq     BIGINT NOT NULL DEFAULT 0,
    -- Why the game is suspended: the bot can't write in its channel ([PBP-53]: `channel`, `server`, `permission`, `locked`), or its
    -- data can't be read (`damaged`); empty: it isn't.
    parked        TEXT   NOT NULL DEFAULT '', dice TEXT NOT NULL DEFAULT '', fixed TEXT NOT NULL DEFAULT '', mixed TEXT NOT NULL DEFAULT '', awaits BIGINT NOT NULL DEFAULT 0, bound TEXT NOT NULL DEFAULT '', absence_policy TEXT NOT NULL DEFAULT 'caretaker', abandoned BIGINT NOT NULL DEFAULT 0, standstill TEXT NOT NULL DEFAULT '', clock TEXT NOT NULL DEFAULT '', erased_words TEXT NOT NULL DEFAULT '', lobby_rules TEXT NOT NULL DEFAULT '', settlement TEXT NOT NULL DEFAULT '', rulebook TEXT NOT NULL DEFAULT '',
    UNIQUE (guild, number)
);
INSERT INTO "games" VALUES(1,9,1575808031055151105,1575808033450098688,0,1,'running','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575808031059345408,3000,'ac67eb87049367850aa75f753e89cef99bec8a5e9cd9ad34251b05ca5bdcd465','76536f3920d4414ef6f02e77419ac629f222a8f40e3a4c11f1cfc852f81b1168','0c5c23ad62b5d7553c484dcd4a347c1be8e47ccd05f314013818e1690fd277b7',0,'',1575808055956733952,'',31,4,31,'',1796031517477,1576532831046205440,1576170468774248448,15,'','-','{"computers":[null,null,null,null],"players":"390178e4b198ac420bd74c7ccbbda117e30ffe9a66c74eca3e26a6e3de8523c2"}','',0,'','caretaker',0,'','','','','','classic');
INSERT INTO "games" VALUES(2,9,1575808031055151105,1575808059484143616,0,2,'running','{"rulebook":"objectives","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"cards","deal_extra":"left","half_continent":"off","start_armies":"full","place_by":"3","map":"risiko","order":"seats","direction":"left","defence_dice":"3","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_once","draw_at":"turn_end","hand_limit":"7_against_time","kinds":"alike_or_different","values":"fixed","set_start":"4","alike":"by_arm","wild_with":"two_equal","wilds":"1","sets_per_turn":"1","forced":"never","owned_bonus":"each","bonus_place":"free","use_cards_now":"off","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"classic14","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"on","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575808031059345408,3000,'0e1841e7e5d0d17792d11c345a05fe5381ea6dbbd6ddaf350703dfc0c7b130f9','f479a047e2197f77e4148fc67a4e9f2f1b22df6b68797b2f6e2c773cfa54921a','ad5871f5e0ddb6a697a75f759f4ef06ba643cfacc9ec5c35a5a64c4dc56c1d6e',0,'',1575808081319690240,'',35,4,35,'',1796031523525,1576532856790843392,1576170469529223168,19,'','-','{"computers":[null,null,null,null],"players":"42544e1140837d1ffc29d3a846b9c6904d10fc99a5dd1115d9e7ba8bc12afe50"}','',0,'','caretaker',0,'','','','','','objectives');
INSERT INTO "games" VALUES(3,9,1575808031055151105,1575808084863877120,0,3,'running','{"rulebook":"tournament","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"cards","deal_extra":"last","half_continent":"off","start_armies":"full","place_by":"3","map":"risiko","order":"seats","direction":"left","defence_dice":"3","defence":"max","declare":"attacker_first","neutral":"opponent","no_inferiority":"on","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_once","draw_at":"turn_end","hand_limit":"7","kinds":"alike_or_different","values":"fixed","set_start":"4","alike":"by_arm","wild_with":"two_equal","wilds":"1","sets_per_turn":"1","forced":"never","owned_bonus":"each","bonus_place":"free","use_cards_now":"off","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"2","advance_garrison":"1","army_cap":"130","deck":"challenge16","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"rounds","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"outside","talk":"off"}}}',1,1440,0,1575808031059345408,3000,'16226af072aa69e633f99c6ff0d51c7698d2e9a2b001641df5b8a9e7206e982e','0dbea36fef76b67ee506d4cde06e75dc9fecafa0644a4d509f2bcd6c29ac3d1d','7d9a75f0043a3f148eee4acac605f2ebd2cceab5a731b011a2b74e0e243bc408',0,'',1575808106758144000,'',35,4,35,'',1796031529586,1576170494296588288,1576170494778933248,19,'','-','{"computers":[null,null,null,null],"players":"6a66f2ea6c656f6ad6d00533d48b86cb148ce5c4523390014841f4239a60ec37"}','',0,'','caretaker',0,'','','','','','tournament');
INSERT INTO "games" VALUES(4,8,1575808031055151105,1575808110289747968,0,4,'running','{"rulebook":"first_edition","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"dice","deal_extra":"first","half_continent":"off","start_armies":"one_each","place_by":"1","map":"risiko","order":"throws","direction":"right","defence_dice":"3","defence":"two_up","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"0","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"both","deck_renew":"at_need","draw_at":"turn_end","hand_limit":"none","kinds":"different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"1","sets_per_turn":"any","forced":"never","owned_bonus":"none","bonus_place":"on_territory","use_cards_now":"on","elim_trade_at":"7","protected_rounds":"4","protection":"cap","fortify":"multi_adjacent","exclude_engaged":"on","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575808031059345408,3000,'ed9d16983bc282e7b16fde86a2cea3ed7369a2a820d254919c1e70ea23a22d05','f0f026f6554bc143b2309787b1bb68b4685450b0a4163c30e6c69d8ac7146a8b','85d1337cc441a57c4a1070abb41276c0b4ba0af3b1451d49094134133ae6b136',0,'',1575808132146266112,'',22,3,21,'',1795945135640,1576532907860688896,1576170519810539520,13,'','-','{"computers":[null,null,null,null],"players":"76108d6b59af375737641456373f326e38d97ef7615828d1067f53f1b58da08b"}','',0,'','caretaker',0,'','','','','','first_edition');
INSERT INTO "games" VALUES(5,8,1575808031055151105,1575808135686258688,0,5,'running','{"rulebook":"y2210","seats":4,"options":{"y2210":{"setup":"instant","land":"dealt","exiled_canada":"on","defence":"free","declare":"attacker_first","neutral":"max","neutral_is_opponent":"on","bonus_three":"contested","lone_station":"each_declaration","elimination":"no_territory","station_anywhere":"on","casualties":"auto","reactions":"together","death_trap":"mods","after_trap":"stay_in_hand","hidden_energy":"secret","reshuffle":"off","reduction_step":"whole_card","armageddon":"goes_on","gifts":"off","blank_cards":"off"}}}',1,1440,0,1575808031059345408,3000,'6ac7914fe7788166d1d4720bccdaf934a941ce38c78d2d229f0976f2330fc594','83f7b956fe6a11ad829b3006a68d5ed098bb700d176c018a682028fe8352c9ac','0769ac65fce7552aa1fbdd31591933e2489107a0a9d3fb45889f30e50b5a04f0',0,'',1575808157559554048,'',12,0,12,'',1795945141697,1576170545404182528,1575808157802823680,5,'','-','{"computers":[null,null,null,null],"players":"7a659d4097534f1c5b95e559975517750d5765471c7f1eb0b78a87928dbe3216"}','',0,'','caretaker',0,'','','','','','y2210');
INSERT INTO "games" VALUES(6,8,1575808031055151105,1575808161086963712,0,6,'running','{"rulebook":"cold_war","seats":4,"options":{"cold_war":{"seats":"drawn","scandinavia":"american","initial_income":"computed","start_money":"0","first":"rotate","money":"public","superpower_ban":"on","shared":"war","interceptor_upkeep":"0","unpaid_nuclear":"step_down","die":"10","success":"6","botch":"net_ones","damage":"maximal","defence_least":"one","fight_cap":"20","reenter_war":"own_price","free_step":"off","guests":"bound","interceptor_holds":"off","meet_invader":"on","civil_war_prize":"infantry","launch":"free","bomb_controller":"turn_end","tie":"shared"}}}',0,1440,1,1575808031059345408,3000,'671e581412b826773d0b3d441d0ae509dd606cac6da4845c46a926726ec11955','e469a900c4f9005ab5c15b215d1da4a373508e3c02b754ce4c970998e927691a','ea58a679ab5c04bf51a8601569445882a75dc933c38285e361367cd3fa32d854',0,'',1575808182956064768,'',17,3,15,'',1795945147754,1576532958318166016,1576170570653892608,12,'','-','{"computers":[null,null,null,null],"players":"7e0b01218124c599e68f24f1297fbdf4a37b02b4c6550b030769852527ba0d00"}','',0,'','caretaker',0,'','','','','','cold_war');
INSERT INTO "games" VALUES(7,11,1575808031055151105,1575808186487668736,0,7,'cancelled','{"rulebook":"classic","seats":3,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,2,0,1575808031059345408,3000,'8ea7687a7918b5a485e3f7fdefadcb20a1b06e9b948e3f873a4173118ba693b5','4907206ef59394d2422ffb207cd51367e9c13f10c2d9ad9be5d40f095088e635','a07f02c746cd2600bcbdd232351aa2a4e0b4f8bac81073774ded322db9b22e56',0,'',1575808191436947456,'',374,10,374,'',1795772727789,1576170545223827456,1576895219553533952,238,'','-','{"computers":[null,"normal","normal"],"players":"0cd6418f03efe1b5217c451435a7dc1dff2be4b8a04aa5ce112c8b50e5fcf281"}','',0,'','caretaker',1,'','','','','','classic');
INSERT INTO "games" VALUES(8,3,1575808031055151105,1575808194985328640,0,8,'lobby','{"rulebook":"classic","seats":6,"options":{"classic":{"setup":"sealed","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',0,1440,0,1575808031059345408,3000,'5d26c734d62b58fde34638a1bbb0a750a6dafb8a745c9840091a602a0a30e44f','d0e71814c24a01a003f5231453d5510f853800596b23d9ec3a0513de28dfea89','',0,'',NULL,'',0,0,0,'',1795772352814,1575808195056631808,NULL,0,'','-','','',0,'','caretaker',0,'','','','','','classic');
INSERT INTO "games" VALUES(9,4,1575808031055151105,1575808229714165760,0,9,'running','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1,1440,0,1575808031059345408,3000,'dedaeade9cc06365acc799898501dd6cb6029574ac86d7051c125e3b3c423ecf','59e9002f038e1f233388693429ddfcf71896f127c4104815ed3f9dbec4ef66d8','7ecc7a75134874b5dca24a5810300dd6d24a937f5907cd7a7e25b5256eb8f7fd',0,'',1575808230280396800,'',23,3,23,'',1795945159179,NULL,1576533006749794304,23,'','-','{"computers":[null,null,null,null],"players":"162c56f1317082ca2d3e41e0caef987bd1ed47bb79cc6c2d7bb0107ddc63bc92"}','',0,'','caretaker',0,'','','','','','classic');
CREATE TABLE log_parts (
    notice  BIGINT NOT NULL,
    part    BIGINT NOT NULL,
    message BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    told    BIGINT NOT NULL,
    posted  BIGINT NOT NULL,
    PRIMARY KEY (notice, part)
) WITHOUT ROWID;
INSERT INTO "log_parts" VALUES(4,0,1575808055969316864,0,6,1795772317640);
INSERT INTO "log_parts" VALUES(7,0,1575808056405524480,0,1,1795772317744);
INSERT INTO "log_parts" VALUES(7,1,1576170444384370688,1,8,1795858717730);
INSERT INTO "log_parts" VALUES(12,0,1575808081328078848,0,10,1795772323687);
INSERT INTO "log_parts" VALUES(15,0,1575808081709760512,0,1,1795772323777);
INSERT INTO "log_parts" VALUES(15,1,1576170469235621888,1,8,1795858723654);
INSERT INTO "log_parts" VALUES(20,0,1575808106770726912,0,10,1795772329752);
INSERT INTO "log_parts" VALUES(23,0,1575808107236294656,0,1,1795772329863);
INSERT INTO "log_parts" VALUES(23,1,1576170494489526272,1,8,1795858729675);
INSERT INTO "log_parts" VALUES(28,0,1575808132158849024,0,2,1795772335805);
INSERT INTO "log_parts" VALUES(31,0,1575808132532142080,0,2,1795772335894);
INSERT INTO "log_parts" VALUES(31,1,1576170519646961664,2,9,1795858735696);
INSERT INTO "log_parts" VALUES(36,0,1575808157572136960,0,5,1795772341864);
INSERT INTO "log_parts" VALUES(36,1,1576170545416765440,5,10,1795858741859);
INSERT INTO "log_parts" VALUES(49,0,1575808182968647680,0,4,1795772347919);
INSERT INTO "log_parts" VALUES(52,0,1575808183350329344,0,3,1795772348010);
INSERT INTO "log_parts" VALUES(52,1,1576170570481926144,3,5,1795858747816);
INSERT INTO "log_parts" VALUES(56,0,1575808191449530368,0,5,1795772349941);
INSERT INTO "log_parts" VALUES(59,0,1575808191655051264,0,64,1795772349990);
INSERT INTO "log_parts" VALUES(63,0,1575808213251522560,0,66,1795772353003);
INSERT INTO "log_parts" VALUES(67,0,1575808217106087936,0,8,1795772356058);
INSERT INTO "log_parts" VALUES(71,0,1575808230376865792,0,6,1795772359203);
INSERT INTO "log_parts" VALUES(75,0,1575808230729187328,0,1,1795772359306);
INSERT INTO "log_parts" VALUES(75,1,1576170618716422144,1,8,1795858759334);
INSERT INTO "log_parts" VALUES(79,0,1575808732778987520,0,24,1795772479004);
INSERT INTO "log_parts" VALUES(81,0,1575809260808306688,0,31,1795772604893);
INSERT INTO "log_parts" VALUES(85,0,1576532933525635072,0,8,1795945135807);
INSERT INTO "log_parts" VALUES(90,0,1576895219343818752,0,31,1795945141932);
INSERT INTO "log_parts" VALUES(104,0,1576170469424365568,0,1,1795858723729);
INSERT INTO "log_parts" VALUES(104,1,1576895272078802944,1,8,1795945117486);
INSERT INTO "log_parts" VALUES(116,0,1576170494581800960,0,1,1795858729701);
INSERT INTO "log_parts" VALUES(116,1,1576895272829583360,1,8,1795945123626);
INSERT INTO "log_parts" VALUES(135,0,1576170520112529408,0,2,1795858735827);
INSERT INTO "log_parts" VALUES(135,1,1576895275094507520,2,9,1795945135800);
INSERT INTO "log_parts" VALUES(154,0,1576170570947493888,0,3,1795858747947);
INSERT INTO "log_parts" VALUES(163,0,1576532856518213632,0,8,1795945123557);
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    game       BIGINT NOT NULL REFERENCES games (id),
    seq        BIGINT NOT NULL,
    audience   BIGINT NOT NULL,
    topic      TEXT   NOT NULL,
    item       BIGINT NOT NULL,
    in_order   BIGINT NOT NULL,
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL CHECK (state IN ('pending', 'delivered', 'dropped')),
    revision   BIGINT NOT NULL,
    attempts   BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    message    BIGINT,
    UNIQUE (game, seq, audience, topic, item)
);
INSERT INTO "outbox" VALUES(1,1,0,0,'pin',0,0,'"pin"','pending',3,0,0,NULL);
INSERT INTO "outbox" VALUES(2,1,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',8,0,0,1576532831046205440);
INSERT INTO "outbox" VALUES(3,1,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"0c5c23ad62b5d7553c484dcd4a347c1be8e47ccd05f314013818e1690fd277b7"}}}}','delivered',1,0,0,1575808055956733952);
INSERT INTO "outbox" VALUES(4,1,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575808055969316864);
INSERT INTO "outbox" VALUES(5,1,7,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575808056170643456);
INSERT INTO "outbox" VALUES(6,1,7,1575808033378795520,'your_turn',0,0,'{"your_turn":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858717473}}','delivered',1,0,0,1575808056384552960);
INSERT INTO "outbox" VALUES(7,1,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576170444384370688);
INSERT INTO "outbox" VALUES(8,1,7,1575808033378795520,'reminder',0,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858717473,"reminded":{"number":0,"total":86399731,"mark":null},"here":false}}','dropped',1,0,1795815517608,NULL);
INSERT INTO "outbox" VALUES(9,2,0,0,'pin',0,0,'"pin"','pending',3,0,0,NULL);
INSERT INTO "outbox" VALUES(10,2,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',8,0,0,1576532856790843392);
INSERT INTO "outbox" VALUES(11,2,11,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"ad5871f5e0ddb6a697a75f759f4ef06ba643cfacc9ec5c35a5a64c4dc56c1d6e"}}}}','delivered',1,0,0,1575808081319690240);
INSERT INTO "outbox" VALUES(12,2,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575808081328078848);
INSERT INTO "outbox" VALUES(13,2,11,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575808081512628224);
INSERT INTO "outbox" VALUES(14,2,11,1575808033378795520,'your_turn',0,0,'{"your_turn":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858723524}}','delivered',1,0,0,1575808081692983296);
INSERT INTO "outbox" VALUES(15,2,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576170469235621888);
INSERT INTO "outbox" VALUES(16,2,11,1575808033378795520,'reminder',0,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858723524,"reminded":{"number":0,"total":86399748,"mark":null},"here":false}}','delivered',1,0,1795815523650,1576170443818139648);
INSERT INTO "outbox" VALUES(17,3,0,0,'pin',0,0,'"pin"','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(18,3,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',8,0,0,1576170494296588288);
INSERT INTO "outbox" VALUES(19,3,11,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"7d9a75f0043a3f148eee4acac605f2ebd2cceab5a731b011a2b74e0e243bc408"}}}}','delivered',1,0,0,1575808106758144000);
INSERT INTO "outbox" VALUES(20,3,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575808106770726912);
INSERT INTO "outbox" VALUES(21,3,11,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575808106942693376);
INSERT INTO "outbox" VALUES(22,3,11,1575808033378795520,'your_turn',0,0,'{"your_turn":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858729585}}','delivered',1,0,0,1575808107215323136);
INSERT INTO "outbox" VALUES(23,3,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576170494489526272);
INSERT INTO "outbox" VALUES(24,3,11,1575808033378795520,'reminder',0,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858729585,"reminded":{"number":0,"total":86399723,"mark":null},"here":false}}','delivered',1,0,1795815529724,1576170443830722560);
INSERT INTO "outbox" VALUES(25,4,0,0,'pin',0,0,'"pin"','pending',3,0,0,NULL);
INSERT INTO "outbox" VALUES(26,4,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',7,0,0,1576532907860688896);
INSERT INTO "outbox" VALUES(27,4,4,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"85d1337cc441a57c4a1070abb41276c0b4ba0af3b1451d49094134133ae6b136"}}}}','delivered',1,0,0,1575808132146266112);
INSERT INTO "outbox" VALUES(28,4,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575808132158849024);
INSERT INTO "outbox" VALUES(29,4,4,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575808132330815488);
INSERT INTO "outbox" VALUES(30,4,3,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858735640}}','delivered',1,0,0,1575808132515364864);
INSERT INTO "outbox" VALUES(31,4,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576170519646961664);
INSERT INTO "outbox" VALUES(32,4,3,1575808031059345408,'reminder',0,0,'{"reminder":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858735640,"reminded":{"number":0,"total":86399747,"mark":null},"here":false}}','delivered',1,0,1795815535767,1576170443910414336);
INSERT INTO "outbox" VALUES(33,5,0,0,'pin',0,0,'"pin"','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(34,5,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',7,0,0,1576170545404182528);
INSERT INTO "outbox" VALUES(35,5,5,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"0769ac65fce7552aa1fbdd31591933e2489107a0a9d3fb45889f30e50b5a04f0"}}}}','delivered',1,0,0,1575808157559554048);
INSERT INTO "outbox" VALUES(36,5,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','pending',3,0,0,1576170545416765440);
INSERT INTO "outbox" VALUES(37,5,5,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575808157802823680);
INSERT INTO "outbox" VALUES(38,5,5,1575808033374601216,'your_turn',1,0,'{"your_turn":{"person":1575808033374601216,"seat":1,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696}}','delivered',1,0,0,1575808158008344576);
INSERT INTO "outbox" VALUES(39,5,5,1575808033378795520,'your_turn',1,0,'{"your_turn":{"person":1575808033378795520,"seat":2,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696}}','delivered',1,0,0,1575808158213865472);
INSERT INTO "outbox" VALUES(40,5,5,1575808033382989824,'your_turn',1,0,'{"your_turn":{"person":1575808033382989824,"seat":3,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696}}','delivered',1,0,0,1575808158410997760);
INSERT INTO "outbox" VALUES(41,5,5,1575808031059345408,'your_turn',1,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696}}','delivered',1,0,0,1575808158608130048);
INSERT INTO "outbox" VALUES(42,5,5,1575808033374601216,'reminder',1,0,'{"reminder":{"person":1575808033374601216,"seat":1,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696,"reminded":{"number":0,"total":86399725,"mark":null},"here":false}}','delivered',1,0,1795815541834,1576170444099158016);
INSERT INTO "outbox" VALUES(43,5,5,1575808033378795520,'reminder',1,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696,"reminded":{"number":0,"total":86399676,"mark":null},"here":false}}','delivered',1,0,1795815541858,1576170444287901696);
INSERT INTO "outbox" VALUES(44,5,5,1575808033382989824,'reminder',1,0,'{"reminder":{"person":1575808033382989824,"seat":3,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696,"reminded":{"number":0,"total":86399629,"mark":null},"here":false}}','delivered',1,0,1795815541882,1576170468572921856);
INSERT INTO "outbox" VALUES(45,5,5,1575808031059345408,'reminder',1,0,'{"reminder":{"person":1575808031059345408,"seat":0,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696,"reminded":{"number":0,"total":86399582,"mark":null},"here":false}}','delivered',1,0,1795815541905,1576170468669390848);
INSERT INTO "outbox" VALUES(46,6,0,0,'pin',0,0,'"pin"','pending',3,0,0,NULL);
INSERT INTO "outbox" VALUES(47,6,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',7,0,0,1576532958318166016);
INSERT INTO "outbox" VALUES(48,6,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"ea58a679ab5c04bf51a8601569445882a75dc933c38285e361367cd3fa32d854"}}}}','delivered',1,0,0,1575808182956064768);
INSERT INTO "outbox" VALUES(49,6,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575808182968647680);
INSERT INTO "outbox" VALUES(50,6,7,0,'board_post',6,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575808183153197056);
INSERT INTO "outbox" VALUES(51,6,5,1575808033382989824,'your_turn',0,0,'{"your_turn":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795858747753}}','delivered',1,0,0,1575808183329357824);
INSERT INTO "outbox" VALUES(52,6,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576170570481926144);
INSERT INTO "outbox" VALUES(53,6,5,1575808033382989824,'reminder',0,0,'{"reminder":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795858747753,"reminded":{"number":0,"total":86399745,"mark":null},"here":false}}','delivered',1,0,1795815547881,1576170443826528256);
INSERT INTO "outbox" VALUES(54,7,0,0,'pin',0,0,'"pin"','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(55,7,6,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"a07f02c746cd2600bcbdd232351aa2a4e0b4f8bac81073774ded322db9b22e56"}}}}','delivered',1,0,0,1575808191436947456);
INSERT INTO "outbox" VALUES(56,7,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575808191449530368);
INSERT INTO "outbox" VALUES(57,7,6,0,'board_post',2,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575808191621496832);
INSERT INTO "outbox" VALUES(58,7,0,0,'lobby_edit',0,0,'"lobby_edit"','pending',10,0,0,1576170545223827456);
INSERT INTO "outbox" VALUES(59,7,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1575808191655051264);
INSERT INTO "outbox" VALUES(60,8,0,0,'pin',0,0,'"pin"','delivered',1,0,0,NULL);
INSERT INTO "outbox" VALUES(61,8,0,0,'lobby_edit',0,0,'"lobby_edit"','delivered',2,0,0,1575808195056631808);
INSERT INTO "outbox" VALUES(62,7,70,0,'board_post',3,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1575808204271517696);
INSERT INTO "outbox" VALUES(63,7,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1575808213251522560);
INSERT INTO "outbox" VALUES(64,7,0,0,'old_panel',1575808191621496832,0,'{"old_panel":{"message":1575808191621496832,"turn":0}}','delivered',1,0,0,1575808191621496832);
INSERT INTO "outbox" VALUES(65,7,136,0,'board_post',4,1,'{"board_post":{"turn":2}}','delivered',1,0,0,1575808216850235392);
INSERT INTO "outbox" VALUES(66,7,136,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772475783}}','delivered',1,0,0,1575808217089310720);
INSERT INTO "outbox" VALUES(67,7,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','delivered',2,0,0,1575808217106087936);
INSERT INTO "outbox" VALUES(68,7,0,0,'old_panel',1575808204271517696,0,'{"old_panel":{"message":1575808204271517696,"turn":1}}','delivered',1,0,0,1575808204271517696);
INSERT INTO "outbox" VALUES(69,7,136,1575808031059345408,'reminder',0,0,'{"reminder":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772475783,"reminded":{"number":0,"total":119726,"mark":null},"here":false}}','dropped',1,0,1795772415920,NULL);
INSERT INTO "outbox" VALUES(70,9,7,0,'started',0,1,'{"announcement":{"what":{"started":{"commitment":"7ecc7a75134874b5dca24a5810300dd6d24a937f5907cd7a7e25b5256eb8f7fd"}}}}','delivered',1,0,0,1575808230280396800);
INSERT INTO "outbox" VALUES(71,9,0,0,'turn_log',0,1,'{"turn_log":{"turn":0}}','delivered',1,0,0,1575808230376865792);
INSERT INTO "outbox" VALUES(72,9,7,0,'board_post',2,1,'{"board_post":{"turn":0}}','delivered',1,0,0,1575808230548832256);
INSERT INTO "outbox" VALUES(73,9,7,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858759178}}','delivered',1,0,0,1575808230712410112);
INSERT INTO "outbox" VALUES(74,9,0,0,'lobby_edit',0,0,'"lobby_edit"','dropped',3,0,0,NULL);
INSERT INTO "outbox" VALUES(75,9,0,0,'turn_log',1,1,'{"turn_log":{"turn":1}}','delivered',2,0,0,1576170618716422144);
INSERT INTO "outbox" VALUES(76,9,7,1575808031059345408,'reminder',0,0,'{"reminder":{"person":1575808031059345408,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858759178,"reminded":{"number":0,"total":86399873,"mark":null},"here":false}}','delivered',1,0,1795815559242,1576170443813945344);
INSERT INTO "outbox" VALUES(77,7,144,0,'board_post',5,1,'{"board_post":{"turn":3}}','delivered',1,0,0,1575808732753821696);
INSERT INTO "outbox" VALUES(78,7,136,1575808031059345408,'answered',0,0,'{"answered":{"person":1575808031059345408,"decision":"turn"}}','delivered',1,0,0,1575808217089310720);
INSERT INTO "outbox" VALUES(79,7,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','delivered',2,0,0,1575808732778987520);
INSERT INTO "outbox" VALUES(80,7,168,0,'board_post',6,1,'{"board_post":{"turn":4}}','delivered',1,0,0,1575809260778946560);
INSERT INTO "outbox" VALUES(81,7,0,0,'turn_log',5,1,'{"turn_log":{"turn":5}}','delivered',2,0,0,1575809260808306688);
INSERT INTO "outbox" VALUES(82,7,0,0,'old_panel',1575808216850235392,0,'{"old_panel":{"message":1575808216850235392,"turn":2}}','delivered',1,0,0,1575808216850235392);
INSERT INTO "outbox" VALUES(83,7,199,0,'board_post',7,1,'{"board_post":{"turn":5}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(84,7,199,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795772601786}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(85,7,0,0,'turn_log',6,1,'{"turn_log":{"turn":6}}','delivered',2,0,0,1576532933525635072);
INSERT INTO "outbox" VALUES(86,7,207,0,'seat_lost',2048,1,'{"announcement":{"what":{"seat_lost":{"seat":0,"missed":2}}}}','delivered',1,0,0,1576532933563383808);
INSERT INTO "outbox" VALUES(87,7,207,0,'board_post',8,1,'{"board_post":{"turn":6}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(88,7,207,1575808031059345408,'own_seat_lost',8,0,'{"seat_lost":{"person":1575808031059345408,"seat":0,"here":false}}','delivered',1,0,0,1576532933575966720);
INSERT INTO "outbox" VALUES(89,7,199,1575808031059345408,'answered',0,0,'{"answered":{"person":1575808031059345408,"decision":"turn"}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(90,7,0,0,'turn_log',7,1,'{"turn_log":{"turn":7}}','delivered',2,0,0,1576895219343818752);
INSERT INTO "outbox" VALUES(91,7,238,0,'board_post',9,1,'{"board_post":{"turn":7}}','delivered',1,0,0,1576895219553533952);
INSERT INTO "outbox" VALUES(92,7,0,0,'turn_log',8,1,'{"turn_log":{"turn":8}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(93,7,0,0,'old_panel',1575808732753821696,0,'{"old_panel":{"message":1575808732753821696,"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(94,7,289,0,'board_post',10,1,'{"board_post":{"turn":8}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(95,7,0,0,'turn_log',9,1,'{"turn_log":{"turn":9}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(96,7,374,0,'cancelled',0,0,'{"announcement":{"what":{"abandoned":{"days":null}}}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(97,7,374,0,'board_post',11,1,'{"board_post":{"turn":9}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(98,7,374,1575808031059345408,'player_ended',0,0,'{"player_result":{"person":1575808031059345408,"seat":0,"result":"abandoned","here":false}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(99,7,0,0,'unpin',1575808186487668736,0,'{"unpin":{"channel":1575808186487668736}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(100,7,0,0,'turn_log',10,1,'{"turn_log":{"turn":10}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(101,1,15,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576170468774248448);
INSERT INTO "outbox" VALUES(102,1,7,1575808033378795520,'answered',0,0,'{"answered":{"person":1575808033378795520,"decision":"turn"}}','delivered',1,0,0,1575808056384552960);
INSERT INTO "outbox" VALUES(103,1,15,1575808033382989824,'your_turn',0,0,'{"your_turn":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945117474}}','delivered',1,0,0,1576170469336285184);
INSERT INTO "outbox" VALUES(104,1,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1576895272078802944);
INSERT INTO "outbox" VALUES(105,9,7,1575808031059345408,'reminder',1000,0,'{"reminder":{"person":1575808031059345408,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858759178,"reminded":{"number":1,"total":86399873,"mark":10799984},"here":false}}','dropped',1,0,1795858759178,NULL);
INSERT INTO "outbox" VALUES(106,6,5,1575808033382989824,'reminder',1000,0,'{"reminder":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795858747753,"reminded":{"number":1,"total":86399745,"mark":10799968},"here":false}}','dropped',1,0,1795858747753,NULL);
INSERT INTO "outbox" VALUES(107,2,11,1575808033378795520,'reminder',1000,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858723524,"reminded":{"number":1,"total":86399748,"mark":10799968},"here":false}}','dropped',1,0,1795858723524,NULL);
INSERT INTO "outbox" VALUES(108,3,11,1575808033378795520,'reminder',1000,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858729585,"reminded":{"number":1,"total":86399723,"mark":10799965},"here":false}}','dropped',1,0,1795858729585,NULL);
INSERT INTO "outbox" VALUES(109,4,3,1575808031059345408,'reminder',1000,0,'{"reminder":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795858735640,"reminded":{"number":1,"total":86399747,"mark":10799968},"here":false}}','dropped',1,0,1795858735640,NULL);
INSERT INTO "outbox" VALUES(110,5,5,1575808033374601216,'reminder',1001,0,'{"reminder":{"person":1575808033374601216,"seat":1,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696,"reminded":{"number":1,"total":86399725,"mark":10799965},"here":false}}','dropped',1,0,1795858741696,NULL);
INSERT INTO "outbox" VALUES(111,1,0,0,'old_notice',1575808033957609472,0,'{"old_notice":{"person":0,"message":1575808033957609472}}','delivered',1,0,0,1575808033957609472);
INSERT INTO "outbox" VALUES(112,5,5,1575808033378795520,'reminder',1001,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696,"reminded":{"number":1,"total":86399676,"mark":10799959},"here":false}}','dropped',1,0,1795858741696,NULL);
INSERT INTO "outbox" VALUES(113,2,19,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576170469529223168);
INSERT INTO "outbox" VALUES(114,2,11,1575808033378795520,'answered',0,0,'{"answered":{"person":1575808033378795520,"decision":"turn"}}','delivered',1,0,0,1575808081692983296);
INSERT INTO "outbox" VALUES(115,2,19,1575808033382989824,'your_turn',0,0,'{"your_turn":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945123524}}','delivered',1,0,0,1576170494401445888);
INSERT INTO "outbox" VALUES(116,2,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1576895272829583360);
INSERT INTO "outbox" VALUES(117,5,5,1575808033382989824,'reminder',1001,0,'{"reminder":{"person":1575808033382989824,"seat":3,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696,"reminded":{"number":1,"total":86399629,"mark":10799953},"here":false}}','dropped',1,0,1795858741696,NULL);
INSERT INTO "outbox" VALUES(118,5,5,1575808031059345408,'reminder',1001,0,'{"reminder":{"person":1575808031059345408,"seat":0,"decision":{"question":{"number":0}},"ask":{"y2210":"bid"},"deadline":1795858741696,"reminded":{"number":1,"total":86399582,"mark":10799947},"here":false}}','dropped',1,0,1795858741696,NULL);
INSERT INTO "outbox" VALUES(119,1,0,0,'old_panel',1575808056170643456,0,'{"old_panel":{"message":1575808056170643456,"turn":0}}','delivered',1,0,0,1575808056170643456);
INSERT INTO "outbox" VALUES(120,2,0,0,'old_notice',1575808059542863872,0,'{"old_notice":{"person":0,"message":1575808059542863872}}','delivered',1,0,0,1575808059542863872);
INSERT INTO "outbox" VALUES(121,1,15,1575808033382989824,'reminder',0,0,'{"reminder":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945117474,"reminded":{"number":0,"total":86393751,"mark":null},"here":false}}','dropped',1,0,1795901920599,NULL);
INSERT INTO "outbox" VALUES(122,2,0,0,'old_panel',1575808081512628224,0,'{"old_panel":{"message":1575808081512628224,"turn":0}}','delivered',1,0,0,1575808081512628224);
INSERT INTO "outbox" VALUES(123,3,19,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576170494778933248);
INSERT INTO "outbox" VALUES(124,3,11,1575808033378795520,'answered',0,0,'{"answered":{"person":1575808033378795520,"decision":"turn"}}','delivered',1,0,0,1575808107215323136);
INSERT INTO "outbox" VALUES(125,3,19,1575808033382989824,'your_turn',0,0,'{"your_turn":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945129585}}','delivered',1,0,0,1576895272364015616);
INSERT INTO "outbox" VALUES(126,3,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(127,2,0,1575808033378795520,'old_notice',1576170443818139648,0,'{"old_notice":{"person":1575808033378795520,"message":1576170443818139648}}','delivered',1,0,0,1576170443818139648);
INSERT INTO "outbox" VALUES(128,3,0,0,'old_notice',1575808084935180288,0,'{"old_notice":{"person":0,"message":1575808084935180288}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(129,2,19,1575808033382989824,'reminder',0,0,'{"reminder":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945123524,"reminded":{"number":0,"total":86393825,"mark":null},"here":false}}','delivered',1,0,1795901926612,1576532831440470016);
INSERT INTO "outbox" VALUES(130,3,0,0,'old_panel',1575808106942693376,0,'{"old_panel":{"message":1575808106942693376,"turn":0}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(131,3,0,1575808033378795520,'old_notice',1576170443830722560,0,'{"old_notice":{"person":1575808033378795520,"message":1576170443830722560}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(132,4,13,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576170519810539520);
INSERT INTO "outbox" VALUES(133,4,3,1575808031059345408,'answered',0,0,'{"answered":{"person":1575808031059345408,"decision":"turn"}}','delivered',1,0,0,1575808132515364864);
INSERT INTO "outbox" VALUES(134,4,12,1575808033374601216,'your_turn',0,0,'{"your_turn":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945135640}}','delivered',1,0,0,1576170520095752192);
INSERT INTO "outbox" VALUES(135,4,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1576895275094507520);
INSERT INTO "outbox" VALUES(136,4,0,0,'old_notice',1575808110352662528,0,'{"old_notice":{"person":0,"message":1575808110352662528}}','delivered',1,0,0,1575808110352662528);
INSERT INTO "outbox" VALUES(137,4,0,0,'old_panel',1575808132330815488,0,'{"old_panel":{"message":1575808132330815488,"turn":0}}','delivered',1,0,0,1575808132330815488);
INSERT INTO "outbox" VALUES(138,4,0,1575808031059345408,'old_notice',1576170443910414336,0,'{"old_notice":{"person":1575808031059345408,"message":1576170443910414336}}','delivered',1,0,0,1576170443910414336);
INSERT INTO "outbox" VALUES(139,4,12,1575808033374601216,'reminder',0,0,'{"reminder":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945135640,"reminded":{"number":0,"total":86399815,"mark":null},"here":false}}','delivered',1,0,1795901935733,1576532831042011136);
INSERT INTO "outbox" VALUES(140,5,5,1575808033374601216,'answered',1,0,'{"answered":{"person":1575808033374601216,"decision":{"question":{"number":0}}}}','delivered',1,0,0,1575808158008344576);
INSERT INTO "outbox" VALUES(141,5,5,1575808033378795520,'answered',1,0,'{"answered":{"person":1575808033378795520,"decision":{"question":{"number":0}}}}','delivered',1,0,0,1575808158213865472);
INSERT INTO "outbox" VALUES(142,5,5,1575808033382989824,'answered',1,0,'{"answered":{"person":1575808033382989824,"decision":{"question":{"number":0}}}}','delivered',1,0,0,1575808158410997760);
INSERT INTO "outbox" VALUES(143,5,5,1575808031059345408,'answered',1,0,'{"answered":{"person":1575808031059345408,"decision":{"question":{"number":0}}}}','delivered',1,0,0,1575808158608130048);
INSERT INTO "outbox" VALUES(144,5,5,1575808033382989824,'your_turn',0,0,'{"your_turn":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"y2210":"marker"},"deadline":1795945141697}}','delivered',1,0,0,1576895271718092800);
INSERT INTO "outbox" VALUES(145,5,0,0,'panel',0,0,'"panel"','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(146,7,0,0,'old_notice',1575808186550583296,0,'{"old_notice":{"person":0,"message":1575808186550583296}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(147,5,0,0,'old_notice',1575808135753367552,0,'{"old_notice":{"person":0,"message":1575808135753367552}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(148,5,0,1575808033374601216,'old_notice',1576170444099158016,0,'{"old_notice":{"person":1575808033374601216,"message":1576170444099158016}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(149,5,0,1575808033378795520,'old_notice',1576170444287901696,0,'{"old_notice":{"person":1575808033378795520,"message":1576170444287901696}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(150,5,0,1575808033382989824,'old_notice',1576170468572921856,0,'{"old_notice":{"person":1575808033382989824,"message":1576170468572921856}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(151,6,12,0,'board_post',7,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576170570653892608);
INSERT INTO "outbox" VALUES(152,6,5,1575808033382989824,'answered',0,0,'{"answered":{"person":1575808033382989824,"decision":"turn"}}','delivered',1,0,0,1575808183329357824);
INSERT INTO "outbox" VALUES(153,6,10,1575808033374601216,'your_turn',0,0,'{"your_turn":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795945147754}}','delivered',1,0,0,1576170570934910976);
INSERT INTO "outbox" VALUES(154,6,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','pending',2,0,0,1576170570947493888);
INSERT INTO "outbox" VALUES(155,5,0,1575808031059345408,'old_notice',1576170468669390848,0,'{"old_notice":{"person":1575808031059345408,"message":1576170468669390848}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(156,6,0,0,'old_notice',1575808161149878272,0,'{"old_notice":{"person":0,"message":1575808161149878272}}','delivered',1,0,0,1575808161149878272);
INSERT INTO "outbox" VALUES(157,6,0,0,'old_panel',1575808183153197056,0,'{"old_panel":{"message":1575808183153197056,"turn":0}}','delivered',1,0,0,1575808183153197056);
INSERT INTO "outbox" VALUES(158,6,0,1575808033382989824,'old_notice',1576170443826528256,0,'{"old_notice":{"person":1575808033382989824,"message":1576170443826528256}}','delivered',1,0,0,1576170443826528256);
INSERT INTO "outbox" VALUES(159,6,10,1575808033374601216,'reminder',0,0,'{"reminder":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795945147754,"reminded":{"number":0,"total":86399809,"mark":null},"here":false}}','delivered',1,0,1795901947850,1576532831339806720);
INSERT INTO "outbox" VALUES(160,9,15,0,'board_post',3,1,'{"board_post":{"turn":1}}','delivered',1,0,0,1576532832224804864);
INSERT INTO "outbox" VALUES(161,9,7,1575808031059345408,'answered',0,0,'{"answered":{"person":1575808031059345408,"decision":"turn"}}','delivered',1,0,0,1575808230712410112);
INSERT INTO "outbox" VALUES(162,9,15,1575808033378795520,'your_turn',0,0,'{"your_turn":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945159178}}','delivered',1,0,0,1576532856501436416);
INSERT INTO "outbox" VALUES(163,9,0,0,'turn_log',2,1,'{"turn_log":{"turn":2}}','delivered',2,0,0,1576532856518213632);
INSERT INTO "outbox" VALUES(164,1,23,0,'board_post',8,1,'{"board_post":{"turn":2}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(165,1,15,1575808033382989824,'answered',0,0,'{"answered":{"person":1575808033382989824,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(166,1,23,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796031517476}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(167,1,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(168,1,0,0,'old_notice',1576170444195627008,0,'{"old_notice":{"person":0,"message":1576170444195627008}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(169,4,12,1575808033374601216,'reminder',1000,0,'{"reminder":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945135640,"reminded":{"number":1,"total":86399815,"mark":10799976},"here":false}}','dropped',1,0,1795945135640,NULL);
INSERT INTO "outbox" VALUES(170,6,10,1575808033374601216,'reminder',1000,0,'{"reminder":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"cold_war":"act"},"deadline":1795945147754,"reminded":{"number":1,"total":86399809,"mark":10799976},"here":false}}','dropped',1,0,1795945147754,NULL);
INSERT INTO "outbox" VALUES(171,2,19,1575808033382989824,'reminder',1000,0,'{"reminder":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945123524,"reminded":{"number":1,"total":86393825,"mark":10799228},"here":false}}','dropped',1,0,1795945123524,NULL);
INSERT INTO "outbox" VALUES(172,9,0,0,'old_panel',1575808230548832256,0,'{"old_panel":{"message":1575808230548832256,"turn":0}}','delivered',1,0,0,1575808230548832256);
INSERT INTO "outbox" VALUES(173,9,0,1575808031059345408,'old_notice',1576170443813945344,0,'{"old_notice":{"person":1575808031059345408,"message":1576170443813945344}}','delivered',1,0,0,1576170443813945344);
INSERT INTO "outbox" VALUES(174,2,27,0,'board_post',8,1,'{"board_post":{"turn":2}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(175,2,19,1575808033382989824,'answered',0,0,'{"answered":{"person":1575808033382989824,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(176,2,27,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796031523524}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(177,2,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(178,9,15,1575808033378795520,'reminder',0,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945159178,"reminded":{"number":0,"total":35622,"mark":null},"here":false}}','delivered',1,0,1795945141367,1576532932640636928);
INSERT INTO "outbox" VALUES(179,2,0,0,'old_notice',1576170469046878208,0,'{"old_notice":{"person":0,"message":1576170469046878208}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(180,3,27,0,'board_post',8,1,'{"board_post":{"turn":2}}','dropped',1,0,0,NULL);
INSERT INTO "outbox" VALUES(181,3,19,1575808033382989824,'answered',0,0,'{"answered":{"person":1575808033382989824,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(182,3,27,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796031529586}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(183,3,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',2,0,0,NULL);
INSERT INTO "outbox" VALUES(184,4,22,0,'board_post',8,1,'{"board_post":{"turn":2}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(185,4,12,1575808033374601216,'answered',0,0,'{"answered":{"person":1575808033374601216,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(186,4,21,1575808033382989824,'your_turn',0,0,'{"your_turn":{"person":1575808033382989824,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796031535640}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(187,4,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(188,4,0,0,'old_notice',1576170519550492672,0,'{"old_notice":{"person":0,"message":1576170519550492672}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(189,5,5,1575808033382989824,'answered',0,0,'{"answered":{"person":1575808033382989824,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(190,5,12,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"y2210":"marker"},"deadline":1796031541697}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(191,9,15,1575808033378795520,'reminder',1000,0,'{"reminder":{"person":1575808033378795520,"seat":2,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1795945159178,"reminded":{"number":1,"total":35622,"mark":17811},"here":false}}','dropped',1,0,1795945154726,NULL);
INSERT INTO "outbox" VALUES(192,6,17,0,'board_post',8,1,'{"board_post":{"turn":2}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(193,6,10,1575808033374601216,'answered',0,0,'{"answered":{"person":1575808033374601216,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(194,6,15,1575808031059345408,'your_turn',0,0,'{"your_turn":{"person":1575808031059345408,"seat":0,"decision":"turn","ask":{"cold_war":"act"},"deadline":1796031547754}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(195,6,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(196,6,0,0,'old_notice',1576170570385457152,0,'{"old_notice":{"person":0,"message":1576170570385457152}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(197,9,23,0,'board_post',4,1,'{"board_post":{"turn":2}}','delivered',1,0,0,1576533006749794304);
INSERT INTO "outbox" VALUES(198,9,15,1575808033378795520,'answered',0,0,'{"answered":{"person":1575808033378795520,"decision":"turn"}}','delivered',1,0,0,1576532856501436416);
INSERT INTO "outbox" VALUES(199,9,23,1575808033374601216,'your_turn',0,0,'{"your_turn":{"person":1575808033374601216,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796031559179}}','delivered',1,0,0,1576895272129134592);
INSERT INTO "outbox" VALUES(200,9,0,0,'turn_log',3,1,'{"turn_log":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(201,9,0,0,'old_panel',1576532832224804864,0,'{"old_panel":{"message":1576532832224804864,"turn":1}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(202,9,0,1575808033378795520,'old_notice',1576532932640636928,0,'{"old_notice":{"person":1575808033378795520,"message":1576532932640636928}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(203,1,31,0,'board_post',9,1,'{"board_post":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(204,1,23,1575808031059345408,'answered',0,0,'{"answered":{"person":1575808031059345408,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(205,1,31,1575808033374601216,'your_turn',0,0,'{"your_turn":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796117917477}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(206,1,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(207,7,0,0,'old_panel',1575809260778946560,0,'{"old_panel":{"message":1575809260778946560,"turn":4}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(208,2,35,0,'board_post',9,1,'{"board_post":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(209,2,27,1575808031059345408,'answered',0,0,'{"answered":{"person":1575808031059345408,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(210,2,35,1575808033374601216,'your_turn',0,0,'{"your_turn":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796117923525}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(211,2,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(212,3,35,0,'board_post',9,1,'{"board_post":{"turn":3}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(213,3,27,1575808031059345408,'answered',0,0,'{"answered":{"person":1575808031059345408,"decision":"turn"}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(214,3,35,1575808033374601216,'your_turn',0,0,'{"your_turn":{"person":1575808033374601216,"seat":1,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796117929586}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(215,3,0,0,'turn_log',4,1,'{"turn_log":{"turn":4}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(216,5,0,1575808033382989824,'old_notice',1575808158410997760,0,'{"old_notice":{"person":1575808033382989824,"message":1575808158410997760}}','pending',1,0,0,NULL);
INSERT INTO "outbox" VALUES(217,9,23,1575808033374601216,'reminder',0,0,'{"reminder":{"person":1575808033374601216,"seat":3,"decision":"turn","ask":{"classic":"reinforce"},"deadline":1796031559179,"reminded":{"number":0,"total":29004,"mark":null},"here":false}}','pending',1,0,1796031544677,NULL);
CREATE TABLE people (
    id        BIGINT PRIMARY KEY,
    name      TEXT   NOT NULL,
    locale    TEXT   NOT NULL,
    dm_closed BIGINT NOT NULL DEFAULT 0
);
INSERT INTO "people" VALUES(1575808031059345408,'Ilaria','en',0);
INSERT INTO "people" VALUES(1575808033374601216,'Marco','en',0);
INSERT INTO "people" VALUES(1575808033378795520,'Zoë','it',0);
INSERT INTO "people" VALUES(1575808033382989824,'Nadia','en',0);
INSERT INTO "people" VALUES(-1,'Computer 1','en',0);
INSERT INTO "people" VALUES(-2,'Computer 2','en',0);
CREATE TABLE reliability (
    guild  BIGINT NOT NULL,
    person BIGINT NOT NULL,
    turns  TEXT   NOT NULL,
    PRIMARY KEY (guild, person)
) WITHOUT ROWID;
INSERT INTO "reliability" VALUES(1575808031055151105,1575808031059345408,'0000000');
INSERT INTO "reliability" VALUES(1575808031055151105,1575808033374601216,'00');
INSERT INTO "reliability" VALUES(1575808031055151105,1575808033378795520,'0000');
INSERT INTO "reliability" VALUES(1575808031055151105,1575808033382989824,'00000');
CREATE TABLE result_departures (
    game   BIGINT NOT NULL REFERENCES results (game),
    -- Counted from 0 within the game.
    number BIGINT NOT NULL,
    -- Number of the seat that they had.
    seat   BIGINT NOT NULL,
    -- The person; negative: one who was erased ([PBP-54]).
    person BIGINT NOT NULL,
    -- Role, where the rules have roles (A3-23).
    role   BIGINT,
    place  BIGINT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE result_seats (
    game           BIGINT NOT NULL REFERENCES results (game),
    seat           BIGINT NOT NULL,
    -- The person; negative: one who was erased ([PBP-54]); 0: a computer player.
    person         BIGINT NOT NULL,
    -- Level, if the seat was a computer player's own; else empty.
    computer       TEXT   NOT NULL,
    -- Role, where the rules have roles (A3-23).
    role           BIGINT,
    place          BIGINT NOT NULL,
    -- Number of the seat's turns, and of those that a computer player took for the person ([PBP-31]).
    turns          BIGINT NOT NULL,
    computer_turns BIGINT NOT NULL,
    -- Whether the person took the seat over from another: their rating can't fall.
    substitute     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE results (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    game     BIGINT NOT NULL UNIQUE REFERENCES games (id),
    guild    BIGINT NOT NULL,
    rulebook TEXT   NOT NULL,
    ended    BIGINT NOT NULL
);
CREATE TABLE rounds (
    game      BIGINT NOT NULL REFERENCES games (id),
    round     BIGINT NOT NULL,
    -- Number of events before it.
    seq       BIGINT NOT NULL,
    -- Its signature in hexadecimal; empty: it did not come, or nothing waited for it any more.
    signature TEXT   NOT NULL,
    -- The published binding of the order that waited for it, and what the binding is of; empty: no order waited.
    binding   TEXT   NOT NULL,
    bound     TEXT   NOT NULL,
    -- The message that named it, once posted.
    told      BIGINT,
    PRIMARY KEY (game, round)
) WITHOUT ROWID;
CREATE TABLE seats (
    game     BIGINT NOT NULL REFERENCES games (id),
    seat     BIGINT NOT NULL,
    person   BIGINT NOT NULL REFERENCES people (id),
    name     TEXT   NOT NULL,
    colour   TEXT   NOT NULL,
    -- Level of the computer player that has the seat: `easy`, `normal`; empty: a person has it. A computer player's `person`
    -- is negative, which no id of Discord is.
    computer TEXT   NOT NULL,
    standing TEXT   NOT NULL,
    -- The player's plans of a turn and how the last one went (JSON, [PBP-11]); empty: none. Secret.
    plans    TEXT   NOT NULL,
    -- The player's word, which is mixed into the seed ([PBP-40]); empty: none. Secret until the game is over.
    word     TEXT   NOT NULL,
    -- SHA-256 of a sealed word in hexadecimal, sent instead of a word; empty: none.
    sealed   TEXT   NOT NULL,
    -- The sealed word after it was revealed; public from then on.
    revealed TEXT   NOT NULL,
    -- The role that the host has given to the player before the game began (A3-23); empty: none.
    role     BIGINT, absence TEXT NOT NULL DEFAULT '', computer_turns BIGINT NOT NULL DEFAULT 0, handovers TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat),
    UNIQUE (game, person),
    UNIQUE (game, colour)
);
INSERT INTO "seats" VALUES(8,0,1575808031059345408,'Ilaria','red','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(8,1,1575808033374601216,'Marco','blue','','','','open sesame','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(7,0,1575808031059345408,'Ilaria','red','normal','','','','','',NULL,'{"missed":2,"turns":[3,6],"span":199,"silent":3,"last":9}',1,'');
INSERT INTO "seats" VALUES(7,1,-1,'Computer 1','blue','normal','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(7,2,-2,'Computer 2','green','normal','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(5,0,1575808031059345408,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[0],"span":5,"silent":0,"last":0}',0,'');
INSERT INTO "seats" VALUES(5,1,1575808033374601216,'Marco','blue','','','','pizza 4','','',NULL,'{"missed":1,"turns":[0],"span":5,"silent":0,"last":0}',0,'');
INSERT INTO "seats" VALUES(5,2,1575808033378795520,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[0],"span":5,"silent":0,"last":0}',0,'');
INSERT INTO "seats" VALUES(5,3,1575808033382989824,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[0],"span":5,"silent":0,"last":0}',0,'');
INSERT INTO "seats" VALUES(4,0,1575808031059345408,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[1],"span":3,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(4,1,1575808033374601216,'Marco','blue','','','','pizza 3','','',NULL,'{"missed":1,"turns":[2],"span":12,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(4,2,1575808033378795520,'Zoë','green','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(4,3,1575808033382989824,'Nadia','yellow','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(6,0,1575808031059345408,'Ilaria','red','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(6,1,1575808033374601216,'Marco','blue','','','','pizza 5','','',NULL,'{"missed":1,"turns":[2],"span":10,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(6,2,1575808033378795520,'Zoë','green','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(6,3,1575808033382989824,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[1],"span":5,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(9,0,1575808033382989824,'Nadia','red','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(9,1,1575808031059345408,'Ilaria','blue','','','','','','',NULL,'{"missed":1,"turns":[1],"span":7,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(9,2,1575808033378795520,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[2],"span":15,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(9,3,1575808033374601216,'Marco','yellow','','','','','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(1,0,1575808031059345408,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[3],"span":23,"silent":1,"last":3}',0,'');
INSERT INTO "seats" VALUES(1,1,1575808033374601216,'Marco','blue','','','','pizza 0','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(1,2,1575808033378795520,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[1],"span":7,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(1,3,1575808033382989824,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[2],"span":15,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(2,0,1575808031059345408,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[3],"span":27,"silent":1,"last":3}',0,'');
INSERT INTO "seats" VALUES(2,1,1575808033374601216,'Marco','blue','','','','pizza 1','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(2,2,1575808033378795520,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[1],"span":11,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(2,3,1575808033382989824,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[2],"span":19,"silent":1,"last":2}',0,'');
INSERT INTO "seats" VALUES(3,0,1575808031059345408,'Ilaria','red','','','','','','',NULL,'{"missed":1,"turns":[3],"span":27,"silent":1,"last":3}',0,'');
INSERT INTO "seats" VALUES(3,1,1575808033374601216,'Marco','blue','','','','pizza 2','','',NULL,'',0,'');
INSERT INTO "seats" VALUES(3,2,1575808033378795520,'Zoë','green','','','','','','',NULL,'{"missed":1,"turns":[1],"span":11,"silent":1,"last":1}',0,'');
INSERT INTO "seats" VALUES(3,3,1575808033382989824,'Nadia','yellow','','','','','','',NULL,'{"missed":1,"turns":[2],"span":19,"silent":1,"last":2}',0,'');
CREATE TABLE settings (
    scope TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
);
INSERT INTO "settings" VALUES('system','alive','1796031517476');
INSERT INTO "settings" VALUES('system','tidied','1796031517476');
INSERT INTO "settings" VALUES('delivery','guild.1575808031055151105','The war room');
INSERT INTO "settings" VALUES('delivery','emojis.1575808031055151104','{"die_1":1575808032938393600,"die_2":1575808032971948032,"die_3":1575808033060028416,"die_4":1575808033257160704,"die_5":1575808033311686656,"die_6":1575808033357824000}');
INSERT INTO "settings" VALUES('delivery','commands.1575808031055151104.ids','{"advance":1575808033164886026,"agree":1575808033164886038,"attack":1575808033164886024,"away":1575808033160691756,"bid":1575808033164886046,"blank":1575808033164886066,"board":1575808033160691718,"build":1575808033164886056,"buy":1575808033164886058,"chart":1575808033160691720,"choose":1575808033164886048,"claim":1575808033164886016,"cold":1575808033164886068,"deal":1575808033164886070,"defaults":1575808033164886044,"defend":1575808033164886030,"deploy":1575808033164886020,"discard":1575808033164886042,"done":1575808033164886050,"end":1575808033164886034,"export":1575808033160691740,"fortify":1575808033164886032,"game":1575808033160691712,"give":1575808033164886052,"hand":1575808033160691732,"help":1575808033160691752,"hire":1575808033164886054,"launch":1575808033164886076,"leaderboard":1575808033160691750,"ledger":1575808033164886074,"log":1575808033160691724,"lose":1575808033164886064,"luck":1575808033160691736,"manage":1575808033160691744,"my":1575808033160691754,"objective":1575808033160691716,"odds":1575808033160691734,"orders":1575808033160691728,"pay":1575808033164886072,"place":1575808033164886022,"plan":1575808033160691730,"play":1575808033164886060,"privacy":1575808033160691746,"profile":1575808033160691748,"propose":1575808033164886040,"react":1575808033164886062,"roll":1575808033164886028,"rules":1575808033160691726,"settings":1575808033160691742,"status":1575808033160691722,"talk":1575808033160691760,"tournament":1575808033160691714,"trade":1575808033164886036,"undo":1575808033160691758,"verify":1575808033160691738,"wish":1575808033164886018}');
INSERT INTO "settings" VALUES('delivery','dm.1575808033378795520','1575808056183226368');
INSERT INTO "settings" VALUES('delivery','dm.1575808031059345408','1575808132351787008');
INSERT INTO "settings" VALUES('delivery','dm.1575808033374601216','1575808157819600896');
INSERT INTO "settings" VALUES('delivery','dm.1575808033382989824','1575808158226448384');
CREATE TABLE snapshots (
    game          BIGINT PRIMARY KEY REFERENCES games (id),
    seq           BIGINT NOT NULL,
    state_version BIGINT NOT NULL,
    body          TEXT   NOT NULL
);
INSERT INTO "snapshots" VALUES(7,374,9,'{"setup":{"rulebook":"classic","seats":3,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}},"seq":374,"draws":246,"outcome":null,"family":{"classic":{"field":[{"holder":{"seat":0},"armies":1},{"holder":{"seat":0},"armies":1},{"holder":{"seat":1},"armies":3},{"holder":{"seat":1},"armies":2},{"holder":{"seat":1},"armies":4},{"holder":{"seat":0},"armies":2},{"holder":{"seat":0},"armies":4},{"holder":{"seat":0},"armies":2},{"holder":{"seat":2},"armies":3},{"holder":{"seat":0},"armies":1},{"holder":{"seat":0},"armies":2},{"holder":{"seat":2},"armies":2},{"holder":{"seat":1},"armies":2},{"holder":{"seat":2},"armies":2},{"holder":{"seat":1},"armies":4},{"holder":{"seat":0},"armies":4},{"holder":{"seat":0},"armies":4},{"holder":{"seat":2},"armies":2},{"holder":{"seat":0},"armies":1},{"holder":{"seat":0},"armies":1},{"holder":{"seat":2},"armies":6},{"holder":{"seat":0},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":1},"armies":1},{"holder":{"seat":1},"armies":2},{"holder":{"seat":2},"armies":4},{"holder":{"seat":1},"armies":2},{"holder":{"seat":0},"armies":1},{"holder":{"seat":2},"armies":4},{"holder":{"seat":0},"armies":2},{"holder":{"seat":1},"armies":3},{"holder":{"seat":1},"armies":1},{"holder":{"seat":0},"armies":2},{"holder":{"seat":2},"armies":2},{"holder":{"seat":2},"armies":5},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1},{"holder":{"seat":2},"armies":1}],"seats":[{"alive":true,"eliminated_by":null,"hand":[43],"in_hand":0,"out":null,"objective":null},{"alive":true,"eliminated_by":null,"hand":[4,6,39],"in_hand":0,"out":null,"objective":null},{"alive":true,"eliminated_by":null,"hand":[1,22,33],"in_hand":0,"out":null,"objective":null}],"deck":[0,2,3,5,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,23,24,25,26,27,28,29,30,31,32,34,35,36,37,38,40,41,42],"returned":[],"sets":0,"turn":10,"round":4,"first":1,"current":1,"phase":{"reinforcing":{"left":3,"begun":false}},"stack":[],"neutral_left":0,"captured":false,"taken":0,"traded":0,"captured_cards":[],"renewals":0,"time_up":null,"last_round":null,"extra":null,"order":[],"engaged":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"arrived":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"fast":[],"hidden_dice":0,"bonus_given":false,"sealed":[],"sealed_since":0,"asked_since":374}},"undo":{"free":null,"barrier":"began","asked_again":0}}');
CREATE TABLE talks (
    game    BIGINT NOT NULL REFERENCES games (id),
    -- Counted from 1; never given twice in a game.
    number  BIGINT NOT NULL,
    -- The thread; 0: it is not open yet, or Discord refused it.
    thread  BIGINT NOT NULL,
    -- `opening`, `open`, `closed`, or `refused` by Discord.
    status  TEXT   NOT NULL,
    -- Who asked for it, and all who talk there (JSON).
    asker   BIGINT NOT NULL,
    members TEXT   NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE TABLE timers (
    game      BIGINT NOT NULL REFERENCES games (id),
    seat      BIGINT NOT NULL,
    kind      TEXT   NOT NULL,
    -- The event after which the clock started, and the number of the question if the seat has several.
    span      BIGINT NOT NULL,
    number    BIGINT NOT NULL,
    due       BIGINT,
    remaining BIGINT NOT NULL,
    PRIMARY KEY (game, seat, kind, span, number)
);
INSERT INTO "timers" VALUES(8,-1,'lobby',0,0,1796377152814,0);
INSERT INTO "timers" VALUES(4,3,'turn',21,0,1796031535640,0);
INSERT INTO "timers" VALUES(5,0,'turn',12,0,1796031541697,0);
INSERT INTO "timers" VALUES(6,0,'turn',15,0,1796031547754,0);
INSERT INTO "timers" VALUES(9,3,'turn',23,0,1796031559179,0);
INSERT INTO "timers" VALUES(1,1,'turn',31,0,1796117917477,0);
INSERT INTO "timers" VALUES(2,1,'turn',35,0,1796117923525,0);
INSERT INTO "timers" VALUES(3,1,'turn',35,0,1796117929586,0);
CREATE TABLE tournament_outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL CHECK (state IN ('pending', 'delivered', 'dropped')),
    revision   BIGINT NOT NULL,
    attempts   BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    message    BIGINT,
    UNIQUE (tournament, body)
);
INSERT INTO "tournament_outbox" VALUES(1,1,'"edit"','delivered',7,0,0,1575808207765372928);
INSERT INTO "tournament_outbox" VALUES(5,1,'{"commitment":{"person":1575808031059345408}}','delivered',1,0,0,1575808229533810688);
INSERT INTO "tournament_outbox" VALUES(6,1,'{"commitment":{"person":1575808033374601216}}','delivered',1,0,0,1575808229538004992);
INSERT INTO "tournament_outbox" VALUES(7,1,'{"commitment":{"person":1575808033378795520}}','delivered',1,0,0,1575808229546393600);
INSERT INTO "tournament_outbox" VALUES(8,1,'{"commitment":{"person":1575808033382989824}}','delivered',1,0,0,1575808229621891072);
INSERT INTO "tournament_outbox" VALUES(9,1,'{"table":{"round":1,"number":1}}','delivered',1,0,0,1575808229714165760);
CREATE TABLE tournament_tables (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    round      BIGINT NOT NULL,
    number     BIGINT NOT NULL,
    seats      TEXT   NOT NULL,
    game       BIGINT UNIQUE REFERENCES games (id),
    thread     BIGINT,
    result     TEXT   NOT NULL,
    PRIMARY KEY (tournament, round, number)
);
INSERT INTO "tournament_tables" VALUES(1,1,1,'[3,0,2,1]',9,1575808229714165760,'');
CREATE TABLE tournaments (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    version  BIGINT NOT NULL,
    guild    BIGINT NOT NULL,
    channel  BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    status   TEXT   NOT NULL CHECK (status IN ('gathering', 'running', 'over', 'cancelled')),
    plan     TEXT   NOT NULL,
    setup    TEXT   NOT NULL,
    pace     BIGINT,
    host     BIGINT NOT NULL,
    seed     TEXT   NOT NULL,
    -- Promise, words, commitment and beacon as they were published (JSON).
    luck     TEXT   NOT NULL DEFAULT '',
    -- The round of the public beacon that it waits for; 0: none.
    awaited  BIGINT NOT NULL DEFAULT 0,
    -- When the first round is drawn at the latest; 0: no deadline.
    opens    BIGINT NOT NULL DEFAULT 0,
    round    BIGINT NOT NULL,
    touched  BIGINT NOT NULL,
    message  BIGINT,
    UNIQUE (guild, number)
);
INSERT INTO "tournaments" VALUES(1,7,1575808031055151105,1575808207710846976,1,'running','{"format":"league","rounds":2,"table":4,"uneven":"tables","advance":1,"next":"auto"}','{"rulebook":"classic","seats":4,"options":{"classic":{"setup":"instant","land":"dealt","deal":"claims","deal_extra":"first","half_continent":"off","start_armies":"full","place_by":"1","map":"classic83","order":"seats","direction":"left","defence_dice":"2","defence":"free","declare":"attacker_first","neutral":"opponent","no_inferiority":"off","fast_battle":"off","minimum":"3","plus_one":"off","quarters":"off","quarters_conquest_card":"off","draw":"conquest","deck_renew":"at_need","draw_at":"after_attacks","hand_limit":"none","kinds":"alike_or_different","values":"rising","set_start":"4","alike":"by_arm","wild_with":"any_pair","wilds":"2","sets_per_turn":"any","forced":"at_five","owned_bonus":"once","bonus_place":"on_territory","use_cards_now":"forced","elim_trade_at":"7","protected_rounds":"0","protection":"cap","fortify":"one_adjacent","exclude_engaged":"off","fortify_garrison":"1","advance_garrison":"1","army_cap":"none","deck":"none","objective_check":"any_time","third_party_kill":"fallback24","unused_colours":"remove","own_colour":"fallback24","time_attack":"off","reshuffles":"2","end_minutes":"90","end_rounds":"20","elimination_ends":"off","extra_rounds":"3","end_mode":"round","score":"1","score_tie":"armies","talk":"on"}}}',1440,1575808031059345408,'8d25e0383cc4fee5be7529df4803aa3fb2a5a1a82f80e0306bdf473150bf954b','{"promise":"bf90681a175c2e95b9df6aac2dff5795897f8f112ee30a6f7e1546105776c3e8","commitment":"bcb0bb72e2a8698451c8313e407142a3673add32d44b55e3133085d7065970b1","round":0,"signature":"","opens":null,"told":null,"most":6,"fixed":{"dice":"-","people":[1575808031059345408,1575808033374601216,1575808033378795520,1575808033382989824],"terms":"e351b13bee9d59cc0fcf9042076b177d0346219dabdc569f1f7d9745376d4434"},"places":[null,null,null,null],"words":[]}',0,0,1,1795772358861,1575808207765372928);
CREATE UNIQUE INDEX games_open ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel, id);
CREATE INDEX games_guild ON games (guild, status);
CREATE INDEX games_awaited ON games (round) WHERE status = 'lobby' AND round > 0;
CREATE INDEX seats_person ON seats (person);
CREATE INDEX talks_thread ON talks (thread) WHERE thread > 0;
CREATE INDEX timers_due ON timers (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_pending ON outbox (not_before, id, game, topic) WHERE state = 'pending';
CREATE UNIQUE INDEX tournaments_open ON tournaments (channel) WHERE status IN ('gathering', 'running');
CREATE INDEX tournaments_channel ON tournaments (channel, id);
CREATE INDEX tournaments_gathering ON tournaments (touched) WHERE status = 'gathering';
CREATE INDEX tournaments_opening ON tournaments (opens) WHERE status = 'gathering' AND opens > 0;
CREATE UNIQUE INDEX entrants_place ON entrants (tournament, place) WHERE place IS NOT NULL;
CREATE INDEX tournament_tables_open ON tournament_tables (game) WHERE result = '' AND game IS NOT NULL;
CREATE INDEX tournament_outbox_pending ON tournament_outbox (not_before, id) WHERE state = 'pending';
CREATE INDEX games_awaiting ON games (awaits) WHERE status = 'running' AND awaits > 0;
CREATE INDEX games_bound ON games (id) WHERE bound <> '';
CREATE INDEX absences_person ON absences (person, begins);
CREATE INDEX absences_end ON absences (ends);
CREATE INDEX results_guild ON results (guild, number);
CREATE INDEX result_seats_person ON result_seats (person);
CREATE INDEX result_departures_person ON result_departures (person);
CREATE INDEX digests_due ON digests (due) WHERE due IS NOT NULL;
CREATE INDEX games_counted ON games (status, parked, rulebook);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',9);
INSERT INTO "sqlite_sequence" VALUES('tournaments',1);
INSERT INTO "sqlite_sequence" VALUES('tournament_outbox',12);
COMMIT;
