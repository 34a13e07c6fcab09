package dev.jacquard.conformance.jdkstate;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.net.CookieHandler;
import java.net.CookieManager;

/** Settings of the whole JVM: named, since threads and runs could talk by them. */
public final class Settings {
  private Settings() {}

  @Expect(uncontrolled = "the setting java.net.CookieHandler.setDefault")
  public static String cookies() throws Exception {
    Run.both(() -> CookieHandler.setDefault(new CookieManager()), CookieHandler::getDefault);
    return "";
  }

  @Expect(outcomes = "null")
  public static String cookiesThatNobodySets() throws Exception {
    Run.both(CookieHandler::getDefault, CookieHandler::getDefault);
    return "null";
  }
}
