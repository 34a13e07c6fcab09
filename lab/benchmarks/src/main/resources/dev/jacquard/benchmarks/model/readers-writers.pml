/* READERS readers, then writers: N processes. */
byte readers; /* readers in C */
byte writers; /* writers in C */

active [N] proctype Process() {
N0: skip;
T:  if
    :: atomic { readers + writers == 0 -> if :: _pid < READERS -> readers++ :: else -> writers++ fi }
    :: atomic { _pid < READERS && writers == 0 -> readers++ }
    fi;
C:  atomic { if :: _pid < READERS -> readers-- :: else -> writers-- fi; goto N0 }
}
